import { settings } from './settings.ts';

/**
 * Whether a page of another site sent this request. Browsers name the origin of a change, and no page can
 * forge it. Other programs name nothing, and have no cookie but the one they were given.
 */
export function isForeign(headers: Headers, adminUrl: string): boolean {
  const origin = headers.get('origin');
  if (origin === null) {
    const site = headers.get('sec-fetch-site');
    return site === 'cross-site' || site === 'same-site';
  }
  const host = URL.parse(origin)?.host;
  return origin !== new URL(adminUrl).origin && (!host || host !== headers.get('host'));
}

type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>;

/**
 * Payload's `csrf` is not used: it wants an origin on reading requests too, which browsers leave out over
 * plain http on a local network, so nobody could log in there (decision 022).
 */
export const fromHereOnly =
  <Rest extends unknown[]>(handle: Handler<Rest>): Handler<Rest> =>
  async (request, ...rest) =>
    isForeign(request.headers, settings.adminUrl)
      ? Response.json({ errors: [{ message: 'Pedido vindo de outro site.' }] }, { status: 403 })
      : handle(request, ...rest);
