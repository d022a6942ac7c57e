import { knownParameters } from './known-parameters.ts';

/** In characters, as in the request line. Our own pages make a few hundred at most. */
export const longestAddress = 2048;

export interface Address {
  /** Still encoded, as it was asked for. */
  path: string;
  /** The parameters that the page reads, in a fixed order, so that one view has one key in the cache. */
  search: string;
}

export function readAddress(url: string): Address {
  const [path = '/', query = ''] = split(pathIn(url));
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of knownParameters(plainPath(path))) {
    const value = asked.get(name);
    if (value) kept.set(name, value);
  }
  return { path, search: kept.size === 0 ? '' : `?${kept}` };
}

/** The address as our pages write theirs, in small letters and without a last slash, if it was asked for otherwise. */
export function usualSpelling(url: string): Address | undefined {
  const [path = '/', query = ''] = split(pathIn(url));
  const usual = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  // '//x' would lead to another site.
  return usual === path || usual.startsWith('//') ? undefined : readAddress(`${usual}?${query}`);
}

/**
 * Astro's own addresses (images of any size, islands, actions), which no page uses and which anybody could
 * use to make work, and its failure pages. Astro decodes repeatedly and merges slashes before it compares, so
 * this does too.
 */
export function isAstrosOwn(path: string): boolean {
  let plain = new URL(path.replace(/^[/\\]+/, '/'), 'http://here').pathname;
  for (let decoded = decode(plain); decoded !== plain; decoded = decode(plain)) plain = decoded;
  return /[/\\]_|^[/\\]*(404|500)[/\\]*$/.test(plain);
}

/** A request may contain the whole address, as proxies send it; only the path counts. */
function pathIn(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : '/';
}

/** A request should have no fragment; if it has one, it is ignored. */
function split(path: string): string[] {
  const [asked = ''] = path.split('#', 1);
  const mark = asked.indexOf('?');
  return mark < 0 ? [asked] : [asked.slice(0, mark), asked.slice(mark + 1)];
}

const plainPath = (path: string) => decode(path).replace(/\/+$/, '');

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not valid UTF-8, so no page of ours.
    return text;
  }
}
