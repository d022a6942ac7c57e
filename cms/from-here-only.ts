import { settings } from './settings.ts';

/**
 * Did another site's page send this? A browser names where a change comes from, and no page can make it
 * say otherwise. What is no browser names nothing, and holds no cookie but the one it was given.
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
 * Not Payload's `csrf`: that also asks every reading request for a name, which browsers leave out over
 * plain http on a local network, so that nobody could log in there (decision 022).
 */
export const fromHereOnly =
  <Rest extends unknown[]>(handle: Handler<Rest>): Handler<Rest> =>
  async (request, ...rest) =>
    isForeign(request.headers, settings.adminUrl)
      ? Response.json({ errors: [{ message: 'Pedido vindo de outro site.' }] }, { status: 403 })
      : handle(request, ...rest);
