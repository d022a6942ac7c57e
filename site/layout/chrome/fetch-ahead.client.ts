/**
 * Fetches for the next page when the line is idle: the display face as a file, for as long as there is no
 * dictionary, and the compression dictionary. The server names neither to a browser that saves data.
 */
const { face, dictionary } = document.documentElement.dataset;

/** A busy phone may never be idle. Safari can't tell. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(work, { timeout: 10_000 })
    : setTimeout(work, 500);

function linkDictionary(address: string): void {
  const link = document.createElement('link');
  link.rel = 'compression-dictionary';
  link.href = address;
  document.head.append(link);
}

async function fetchAhead(): Promise<void> {
  // Safari knows no `prefetch`. Without a connection nothing is lost.
  if (face)
    await fetch(face, { priority: 'low' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  if (dictionary) linkDictionary(dictionary);
}

const wait = () => whenIdle(() => void fetchAhead());
if (document.readyState === 'complete') wait();
else addEventListener('load', wait);
