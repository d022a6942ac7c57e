/** Pages fetched during this visit, so that going back and forth between tabs needs no request. */
const fetched = new Map<string, { html: string; at: number }>();
const keepMs = 60_000;
const keepPages = 20;

export async function loadPage(address: string, signal: AbortSignal): Promise<string> {
  const kept = fetched.get(address);
  if (kept && Date.now() - kept.at < keepMs) return kept.html;
  const response = await fetch(address, { signal, headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(String(response.status));
  const html = await response.text();
  remember(address, html);
  return html;
}

/** The oldest page is dropped, so that a long visit does not fill the memory of a small phone. */
function remember(address: string, html: string): void {
  fetched.delete(address);
  fetched.set(address, { html, at: Date.now() });
  const [oldest] = fetched.keys();
  if (fetched.size > keepPages && oldest !== undefined) fetched.delete(oldest);
}
