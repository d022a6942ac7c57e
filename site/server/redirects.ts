import type { FastifyReply } from 'fastify';

/** Where an editor sends whoever asks for an address without a page. */
export type FindRedirect = (path: string) => Promise<string | undefined>;

/** Sends a visitor there, if it is anywhere. While the database is away, it is not. */
export function createRedirects(find: FindRedirect, siteUrl: string) {
  return async (reply: FastifyReply, path: string): Promise<boolean> => {
    const found = await find(path).catch(() => undefined);
    if (found === undefined) return false;
    // As a header wants it: without letters that are not ASCII.
    const { origin, href } = new URL(found, siteUrl);
    const address = found.startsWith('/') ? href.slice(origin.length) : href;
    // Not cached: an editor may change it.
    reply.header('cache-control', 'no-cache').redirect(address, 301);
    return true;
  };
}
