import type { IncomingHttpHeaders } from 'node:http';

/**
 * Did this post come from one of our own pages? Browsers say so themselves (`Sec-Fetch-Site`); older
 * ones send `Origin`. A program that sends neither is no browser and carries nobody's session: let it.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.host;
}
