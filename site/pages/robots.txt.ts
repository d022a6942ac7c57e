import type { APIRoute } from 'astro';
import { paths, sitemapPath } from '../../lib/paths.ts';

/** Whatever answers one person or one machine: a search engine finds nothing there. */
const fruitless = [paths.search, paths.contact, paths.newsletter, paths.health];

export const GET: APIRoute = ({ url }) => {
  const lines = [
    'User-agent: *',
    'Allow: /',
    ...fruitless.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${url.origin}${sitemapPath}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, s-maxage=3600',
    },
  });
};
