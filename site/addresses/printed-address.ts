import { visible } from './shown-path.ts';

const longest = 150;

/**
 * The address on paper, as its code and as words. With its filters, because they say which list was
 * printed; without them when nobody could type it again.
 */
export function printedAddress({ href, origin, pathname, searchParams }: URL): string {
  // Words that a link put into a form are nobody's filter, and no words of ours.
  if (searchParams.has('sobre')) return origin + pathname;
  return href.length <= longest ? href : origin + pathname;
}

/** 'exemplo.ap.gov.br/agenda', as a person would type it. */
export function readableAddress(address: string): string {
  const words = address.replace(/^https?:\/\//, '').replace(/\/$/, '');
  try {
    return visible(decodeURI(words));
  } catch {
    // Not valid UTF-8: shown as it came.
    return visible(words);
  }
}

/**
 * The agenda, and the page of one thing: what people put on a wall. Elsewhere a code is only weight,
 * and a sheet brings its own.
 */
export function isForWalls({ pathname }: URL): boolean {
  const isSheet = /\/cartaz(\/|$)/.test(pathname);
  return !isSheet && /^\/(agenda\/?$|[^/]+\/[^/]+)/.test(pathname);
}
