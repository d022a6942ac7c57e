import type { IncomingHttpHeaders } from 'node:http';

/**
 * Did this post come from one of our own pages? Browsers say so themselves (`Sec-Fetch-Site`, which no
 * page can forge); older ones send `Origin`, compared with the host they asked or, behind a proxy that
 * writes its own, with the site's address. A program that sends neither is no browser and carries
 * nobody's session: let it.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === headers.host || host === new URL(siteUrl).host;
}
