import { visible } from './shown-path.ts';

const longest = 150;

/**
 * The address as printed, as QR code and as text. With filters, because they say which list was printed;
 * without them when it is too long to type.
 */
export function printedAddress({ href, origin, pathname, searchParams }: URL): string {
  // Texts that a link put into a form are not filters.
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
 * Whether the printed page gets a QR code: the agenda and pages of one thing, which people put on walls.
 * Elsewhere it only adds bytes, and posters have their own.
 */
export function printsQrCode({ pathname }: URL): boolean {
  const isSheet = /\/cartaz(\/|$)/.test(pathname);
  return !isSheet && /^\/(agenda\/?$|[^/]+\/[^/]+)/.test(pathname);
}
