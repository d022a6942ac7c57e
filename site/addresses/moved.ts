import { findNewAddress } from '#content/former-addresses';
import type { DetailedSubject } from '../../lib/subjects.ts';

/**
 * The answer for a thing that is not at this address: where it is now, or not found. Without a body,
 * Astro answers with the not-found page.
 */
export async function movedOrMissing(
  subject: DetailedSubject,
  slug: string,
  { url, locals }: { url: URL; locals: App.Locals },
): Promise<Response> {
  const address = await findNewAddress(subject, slug, locals.now);
  if (!address) return new Response(null, { status: 404 });
  const file = /\.(csv|ics|json|xml)$/.exec(url.pathname)?.[0] ?? '';
  return nowAt(address + file + url.search);
}

/** Not cached: browsers keep a permanent redirect for good, and a document may get its old name back. */
export function nowAt(address: string): Response {
  const headers = { Location: address, 'Cache-Control': 'no-cache' };
  return new Response(null, { status: 301, headers });
}
