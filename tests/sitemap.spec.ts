import type { APIRequestContext } from '@playwright/test';
import { ownAddress, pathOf } from './support/own-address.ts';
import { expect, test } from './support/test.ts';

/** Links inside the site, without what follows the path. */
const links = /<a\s[^>]*href="(\/[^"/?#][^"?#]*|\/)[?#"]/g;
const noindex = /<meta name="robots" content="[^"]*noindex/;

/** Whether a page is there for everybody to find. */
async function isPublic(request: APIRequestContext, path: string): Promise<boolean> {
  const response = await request.get(path, { maxRedirects: 0 });
  const isHtml = response.headers()['content-type']?.startsWith('text/html') ?? false;
  return response.status() === 200 && isHtml && !noindex.test(await response.text());
}

/** What one file of the sitemap lists, with its date. */
async function entriesOf(request: APIRequestContext, path: string, kind: 'sitemap' | 'url') {
  const response = await request.get(path);
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const entry = new RegExp(
    `<${kind}><loc>([^<]+)</loc>(?:<lastmod>([^<]+)</lastmod>)?</${kind}>`,
    'g',
  );
  return [...(await response.text()).matchAll(entry)].map(([, url = '', date]) => ({ url, date }));
}

async function listed(request: APIRequestContext): Promise<string[]> {
  const parts = await entriesOf(request, '/sitemap.xml', 'sitemap');
  const pages = await Promise.all(parts.map(({ url }) => entriesOf(request, pathOf(url), 'url')));
  return pages.flat().map(({ url }) => url);
}

test('the sitemap is a list of parts; each is there and says when it last changed', async ({
  request,
}) => {
  const [standing, ...parts] = await entriesOf(request, '/sitemap.xml', 'sitemap');
  expect(standing).toEqual({ url: ownAddress('/sitemap-paginas.xml'), date: undefined });
  expect(parts.map(({ url }) => pathOf(url))).toContain('/sitemap-agenda-1.xml');
  for (const { url, date } of parts) {
    const pages = await entriesOf(request, pathOf(url), 'url');
    const newest = pages
      .map((page) => page.date ?? '')
      .sort()
      .at(-1);
    // Other tests publish meanwhile.
    const [, ...again] = await entriesOf(request, '/sitemap.xml', 'sitemap');
    expect([date, again.find((part) => part.url === url)?.date]).toContain(newest);
  }
  for (const path of ['/sitemap-agenda-99.xml', '/sitemap-x-1.xml', '/sitemap-agenda.xml'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('every address in the sitemap is a public page of this site', async ({ request }) => {
  const addresses = await listed(request);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThan(50);
  const wrong: string[] = [];
  for (const address of addresses) {
    expect(address).toBe(ownAddress(pathOf(address)));
    if (!(await isPublic(request, pathOf(address)))) wrong.push(address);
  }
  // Other tests publish and unpublish, so addresses that are gone from the list by now are skipped.
  const now = await listed(request);
  expect(wrong.filter((address) => now.includes(address))).toEqual([]);
});

test('every public page that links lead to is in the sitemap', async ({ request }) => {
  const waiting = ['/'];
  const seen = new Set(waiting);
  const found: string[] = [];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const response = await request.get(path, { maxRedirects: 0 });
    if (response.status() !== 200) continue;
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await response.text();
    if (!noindex.test(html)) found.push(path);
    for (const [, link = ''] of html.matchAll(links)) {
      if (!seen.has(link)) waiting.push(link);
      seen.add(link);
    }
  }
  expect(found.length).toBeGreaterThan(40);
  const addresses = new Set(await listed(request));
  const missing = found.filter((path) => !addresses.has(ownAddress(path)));
  const still: string[] = [];
  for (const path of missing) if (await isPublic(request, path)) still.push(path);
  expect(still).toEqual([]);
});

test('robots are told where it is, and what is not worth a visit', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain('Disallow: /busca');
  expect(lines).toContain(`Sitemap: ${ownAddress('/sitemap.xml')}`);
});

test('the map of the site leads nowhere that does not exist', async ({ page, request }) => {
  await page.goto('/mapa-do-site');
  const links = page.getByRole('main').getByRole('link');
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) expect((await request.head(path)).status(), path).toBe(200);
});
