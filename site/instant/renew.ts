import { takePage } from './take-page.ts';

/** Fetches this page again and replaces one part of it, for an island that finds its part outdated. */
export async function renew(id: string): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!response.ok) return;
  const fresh = takePage(await response.text()).getElementById(id);
  if (!fresh) return;
  document.getElementById(id)?.replaceWith(document.adoptNode(fresh));
  document.dispatchEvent(new CustomEvent('renewed'));
}
