import type { IncomingHttpHeaders } from 'node:http';
import { isSecretAddress } from '../../lib/secret-address.ts';

/**
 * Whether a post came from one of our own pages. Browsers send `Sec-Fetch-Site`, which no page can forge;
 * older ones send `Origin`, compared with the host or, behind a proxy that rewrites it, with the site's
 * address. A program that sends neither is not a browser and has no session: allowed.
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

/**
 * On a page with `no-referrer` browsers without `Sec-Fetch-Site` hide the origin of a form. Such a page was opened by
 * a secret, which its form sends along in the address. Another site that makes one up has its post counted as ours,
 * and opens nothing.
 */
export const hidesOrigin = (headers: IncomingHttpHeaders, url: string): boolean =>
  headers['sec-fetch-site'] === undefined && headers.origin === 'null' && isSecretAddress(url);
