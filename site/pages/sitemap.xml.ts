import type { APIRoute } from 'astro';
import { listPageAddresses } from '#content/page-addresses';
import { pageLife } from '../machines/page-life.ts';
import { sitemap } from '../machines/sitemap.ts';

/** Every page that search engines may show. */
export const GET: APIRoute = async ({ url, locals }) =>
  new Response(sitemap(await listPageAddresses(locals.now), url.origin), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': pageLife.minute,
    },
  });
