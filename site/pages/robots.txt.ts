import type { APIRoute } from 'astro';

/** Addresses that answer one person or one program: nothing for search engines. */
const fruitless = ['/busca', '/fale-conosco', '/newsletter', '/saude'];

export const GET: APIRoute = ({ url }) => {
  const lines = [
    'User-agent: *',
    'Allow: /',
    ...fruitless.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${url.origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, s-maxage=3600',
    },
  });
};
