import type { APIRoute } from 'astro';
import { listAddressParts } from '#content/page-addresses';
import { sitemapPartPath } from '../../lib/paths.ts';
import { partName, sitemapResponse, standingPart } from '../machines/sitemap.ts';

/** The parts in which every page is that search engines may show. */
export const GET: APIRoute = async ({ url, locals }) => {
  const parts = (await listAddressParts(locals.now)).map((part) => ({
    path: sitemapPartPath(partName(part)),
    changedAt: part.changedAt,
  }));
  const all = [{ path: sitemapPartPath(standingPart) }, ...parts];
  return sitemapResponse('sitemapindex', all, url.origin);
};
