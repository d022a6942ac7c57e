/**
 * Fetches for the next page when the line is idle: the compression dictionary, and the display face, which
 * the next page then has at once. The server names neither to a browser that saves data.
 */
const { font, face, dictionary } = document.documentElement.dataset;
const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 500));

function linkDictionary(address: string): void {
  const link = document.createElement('link');
  link.rel = 'compression-dictionary';
  link.href = address;
  document.head.append(link);
}

async function fetchFace(address: string): Promise<void> {
  try {
    const answer = await fetch(address, { priority: 'low' });
    await answer.arrayBuffer();
    if (!answer.ok) return;
    // From the disk the next page would wait for it before its first paint; read as a face, it is in memory.
    await new FontFace('next', `url(${address})`).load();
    localStorage.setItem('font', address);
  } catch {
    // Without a connection or without storage the fallback stays.
  }
}

function fetchAhead(): void {
  if (dictionary) linkDictionary(dictionary);
  if (font !== undefined && face === undefined) void fetchFace(font);
}

const wait = () => whenIdle(fetchAhead);
if (document.readyState === 'complete') wait();
else addEventListener('load', wait);
