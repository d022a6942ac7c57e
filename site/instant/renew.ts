import { takePage } from './take-page.ts';

const everyMs = 60_000;
const renewedAt = new Map<string, number>();

/**
 * Fetches this page again and replaces one part of it, for an island that finds its part outdated. At most once a
 * minute: the new part has a new island, which asks at once, and the page may be older than what it is told.
 */
export async function renew(id: string): Promise<void> {
  if (Date.now() - (renewedAt.get(id) ?? 0) < everyMs) return;
  renewedAt.set(id, Date.now());
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!response.ok) return;
  const fresh = takePage(await response.text()).getElementById(id);
  if (!fresh) return;
  document.getElementById(id)?.replaceWith(document.adoptNode(fresh));
  document.dispatchEvent(new CustomEvent('renewed'));
}
