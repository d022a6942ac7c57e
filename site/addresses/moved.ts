import { findNewAddress, type Section } from '#content/former-addresses';

/**
 * The answer for a thing that is not at this address: where it is now, or not found. Without a body,
 * Astro answers with the not-found page.
 */
export async function movedOrMissing(
  section: Section,
  slug: string,
  { url, locals }: { url: URL; locals: App.Locals },
): Promise<Response> {
  const address = await findNewAddress(section, slug, locals.now);
  if (!address) return new Response(null, { status: 404 });
  const file = /\.ics$/.exec(url.pathname)?.[0] ?? '';
  // Not cached: browsers keep a permanent redirect for good, and a document may get its old name back.
  const headers = { Location: address + file + url.search, 'Cache-Control': 'no-cache' };
  return new Response(null, { status: 301, headers });
}
