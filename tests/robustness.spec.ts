import { paths } from '../lib/paths.ts';
import { subjectNames, subjects } from '../lib/subjects.ts';
import { removeDirectory } from './support/portal.ts';
import { copyDatabase, query, startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { newSubjectPaths } from './support/views.ts';

const pages = [
  '/',
  '/alternative',
  '/busca',
  '/dados',
  '/transparencia/orcamento',
  ...subjectNames.filter((name) => subjects[name].list).map((name) => paths[name]),
  ...newSubjectPaths,
];
const long = 'x'.repeat(1900);

test.describe('query strings with nonsense show the page', () => {
  const cases = [
    '/agenda?data=2025-02-31',
    '/agenda?categoria=<script>',
    '/agenda?local=paris',
    `/agenda?data=${long}`,
    '/noticias?pagina=-1',
    '/noticias?pagina=999999',
    '/noticias?categoria=<script>alert(1)</script>',
    '/programas?categoria=xadrez',
    '/atletas?grupo=x',
    '/transmissoes?aba=x',
    '/transmissoes?gravacao=x&aba=anteriores',
    '/transmissoes?categoria=%00',
    '/sobre?aba=<script>',
    '/esporte-e-lazer?municipio=atlantida',
    '/transparencia/orcamento?ano=1822',
    '/transparencia/orcamento?situacao=<script>alert(1)</script>',
    '/transparencia/orcamento?ordem=senha',
  ];
  for (const path of cases)
    test(path.slice(0, 60), async ({ request }) => {
      const response = await request.get(path);
      const text = await response.text();
      expect(response.status()).toBe(200);
      expect(text).toContain('Parte do endereço não existe');
      expect(text).not.toContain('<script>alert');
      expect(text).not.toContain('Invalid time value');
      expect(text).not.toContain('Unexpected Application Error!');
    });

  for (const path of [
    '/noticias?busca=',
    '/atletas?busca=',
    '/busca?q=',
    '/transparencia/orcamento?busca=',
  ])
    test(`B13: too long a term is cut, and the page says so: ${path}`, async ({ request }) => {
      const response = await request.get(path + long);
      expect(response.status()).toBe(200);
      const text = await response.text();
      expect(text).toContain('O texto era longo demais');
      expect(text).toContain('Usamos os primeiros 100 caracteres.');
      expect(text).toContain(`value="${'x'.repeat(100)}"`);
      expect(text).not.toContain('x'.repeat(101));
    });

  test('parameters nobody asked for are left alone', async ({ request }) => {
    for (const path of pages) {
      const response = await request.get(`${path}?utm_source=zap&__proto__=1&a[]=2`);
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).not.toContain('Parte do endereço não existe');
    }
  });
});

test('every internal link of every page answers, at the very place it names', async ({
  request,
}) => {
  const site = process.env.PORTAL_SITE ?? '';
  const waiting = [...pages];
  const seen = new Set(waiting);
  const broken: string[] = [];
  const idsOf = new Map<string, Set<string>>();
  const places: { from: string; address: string; id: string }[] = [];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const response = await request.get(path);
    if (response.status() !== 200) broken.push(`${path}: ${response.status()}`);
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await response.text();
    if (/href="#"|href=""|javascript:/.test(html))
      broken.push(`${path}: a link that leads nowhere`);
    idsOf.set(path, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)));
    // Combinations of filters are endless: only one level of queries is followed.
    for (const [, kind, raw = ''] of html.matchAll(/(href|src|action)="([^"]+)"/g)) {
      const link = raw.replaceAll('&amp;', '&');
      if (!/^(\/(?!\/)|#)/.test(link)) continue;
      const target = new URL(link, site + path);
      const address = target.pathname + target.search;
      const id = decodeURIComponent(target.hash.slice(1));
      // Where a form leads depends on what is filled in.
      if (kind === 'href' && id !== '') places.push({ from: path, address, id });
      if (seen.has(address) || (path.includes('?') && target.search !== '')) continue;
      seen.add(address);
      waiting.push(address);
    }
  }
  // Fragments are checked only on pages that were visited.
  for (const { from, address, id } of places)
    if (idsOf.get(address)?.has(id) === false)
      broken.push(`${from}: ${address} has no place #${id}`);
  expect(places.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(100);
});

test('no page loads React, and scripts stay small', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
  for (const path of pages) {
    const scripts: { url: string; size: number; text: string }[] = [];
    const collect = async (response: import('@playwright/test').Response) => {
      if (response.request().resourceType() !== 'script') return;
      const { responseBodySize } = await response.request().sizes();
      scripts.push({ url: response.url(), size: responseBodySize, text: await response.text() });
    };
    page.on('response', collect);
    await page.goto(path, { waitUntil: 'networkidle' });
    page.off('response', collect);
    const total = scripts.reduce((sum, { size }) => sum + size, 0);
    expect(total, path).toBeLessThan(20 * 1024);
    for (const { text, url } of scripts) expect(text, url).not.toMatch(/react-dom|__reactFiber/);
  }
});

test('B2: a municipality that is missing breaks no page', async ({ request }) => {
  const folder = await copyDatabase();
  await query(folder, "DELETE FROM municipalities WHERE slug = 'macapa'");
  const site = await startSite(folder);
  const events = ['/agenda?data=todas', '/agenda/quinta-feliz', '/busca?q=corrida'];
  const sets = ['/dados/agenda.csv', '/dados/lugares.csv', '/dados/agenda.ics', '/sitemap.xml'];
  for (const path of [...pages, ...events, ...sets])
    expect((await request.get(site.address + path)).status(), path).toBe(200);
  await site.stop();
  removeDirectory(folder);
});
