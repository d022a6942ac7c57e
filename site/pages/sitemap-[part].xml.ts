import type { APIRoute } from 'astro';
import { listPageAddresses } from '#content/page-addresses';
import {
  readPartName,
  sitemapResponse,
  standingAddresses,
  standingPart,
} from '../machines/sitemap.ts';

/** One part of the map for search engines. At the root, because a map may name only what lies below it. */
export const GET: APIRoute = async ({ params: { part: name = '' }, url, locals }) => {
  if (name === standingPart) return sitemapResponse('urlset', standingAddresses, url.origin);
  const part = readPartName(name);
  const pages = part ? await listPageAddresses(part, locals.now) : [];
  return pages.length > 0
    ? sitemapResponse('urlset', pages, url.origin)
    : new Response(null, { status: 404 });
};
