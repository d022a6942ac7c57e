import { knownParameters } from './known-parameters.ts';

/** In letters, as the request line has them. The longest that a page of ours makes has a few hundred. */
export const longestAddress = 2048;

export interface Address {
  /** Still encoded, as it was asked for. */
  path: string;
  /** What the page reads of the query, in one order: one view has one key in the page cache. */
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

/**
 * Astro's own addresses (pictures of any size on demand, islands, actions), which no page of ours uses
 * and anybody could make work without end, and its pages for failures. Astro undoes every layer of
 * encoding and doubled slashes before it compares, so this does too.
 */
export function isAstrosOwn(path: string): boolean {
  let plain = new URL(path.replace(/^[/\\]+/, '/'), 'http://here').pathname;
  for (let decoded = decode(plain); decoded !== plain; decoded = decode(plain)) plain = decoded;
  return /[/\\]_|^[/\\]*(404|500)[/\\]*$/.test(plain);
}

/** A request may name the whole address, as proxies do; only its path says something to us. */
function pathIn(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : '/';
}

/** No fragment belongs into a request; whoever sends one means the page. */
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
