import { removeDirectory } from './support/portal.ts';
import { copyDatabase, holdWrites, startSite } from './support/site.ts';
import { expect, stubVideo, test } from './support/test.ts';

/** A hang guard, not a measure: the machine may be busy. */
const patient = { timeout: 40_000 };
const missing = (path: string) =>
  `A página ${path} que você está procurando não existe ou foi movida.`;
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

test.describe('A1, no address works without end for a stranger', () => {
  for (const path of [
    '/_image?href=%2Fcartazes%2Farena.png&w=20000&h=20000&f=png',
    '/%5Fimage?href=%2Ffavicon.svg&w=20000',
    '/_server-islands/Ilha',
    '/_actions/agir',
  ])
    test(path, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(response.headers()['content-type']).toContain('text/html');
    });
});

test.describe('A3, addresses', () => {
  test('over two kilobytes meet a page of ours', async ({ request }) => {
    const response = await request.get(`/busca?q=${'x'.repeat(2100)}`);
    expect(response.status()).toBe(414);
    expect(await response.text()).toContain('Endereço longo demais');
  });

  test('a campaign’s mark changes nothing, and is no part of the page', async ({ request }) => {
    const [plain, marked] = await Promise.all(
      ['/noticias?pagina=2', '/noticias?utm_source=zap&pagina=2&fbclid=abc'].map(async (path) =>
        (await request.get(path)).text(),
      ),
    );
    expect(marked).toBe(plain);
    expect(marked).toMatch(/<link rel="canonical" href="[^"?]*\/noticias">/);
    expect(marked).not.toMatch(/utm_source|fbclid/);
  });
});

test('A9, security.txt says whom to tell', async ({ request, baseURL }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Expires: 2026-\d\d-\d\dT[\d:.]+Z$/m);
  expect(text).toMatch(/^Preferred-Languages: pt$/m);
  expect(new URL(/^Canonical: (.*)$/m.exec(text)?.[1] ?? '').pathname).toBe(
    new URL(response.url(), baseURL).pathname,
  );
});

test('A9, /saude tells whether one can write, and asking publishes nothing', async ({
  request,
}) => {
  const dataDir = await copyDatabase();
  const site = await startSite(dataDir);
  const health = async () => (await request.get(`${site.address}/saude`)).json();
  const before = await health();
  expect(before).toMatchObject({ database: 'ok', writable: true });
  const release = await holdWrites(dataDir);
  await expect.poll(health, patient).toMatchObject({ database: 'ok', writable: false });
  await release();
  await expect.poll(health, patient).toMatchObject({ writable: true });
  expect(await health()).toMatchObject({ contentVersion: before.contentVersion });
  await site.stop();
  removeDirectory(dataDir);
});

test.describe('B10, an address that does not exist is told exactly', () => {
  for (const [path, shown] of [
    ['/nada', '/nada'],
    ['/n%C3%A3o-h%C3%A1', '/não-há'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/a%2Fb%2520c', '/a/b%20c'],
    ['/a%00b%E2%80%AEc%E2%80%8Bd', '/a%00b%E2%80%AEc%E2%80%8Bd'],
    ['/500', '/500'],
    ['/agenda/nada', '/agenda/nada'],
    ['/agenda/nada.ics', '/agenda/nada.ics'],
    ['/dados/xx.csv', '/dados/xx.csv'],
    ['/dados/xx.json', '/dados/xx.json'],
    ['/dados/noticias.xml?categoria=nada', '/dados/noticias.xml'],
    ['/documentos/nada.pdf', '/documentos/nada.pdf'],
    [`/${'a'.repeat(1000)}`, `/${'a'.repeat(118)}…`],
  ] as const)
    test(path.slice(0, 60), async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      const html = await response.text();
      expect(textOf(html)).toContain(missing(shown));
      expect(html).not.toMatch(/[\0\u202e\u200b]/);
      if (!path.includes('404')) expect(html).not.toContain('/404');
    });
});

test('B10, no NUL and no turner of direction reaches a page', async ({ request }) => {
  for (const path of [
    '/busca?q=',
    '/noticias?busca=',
    '/atletas?busca=',
    '/transparencia/orcamento?busca=',
    '/agenda?local=',
    '/libras?pagina=/',
    '/fale-conosco?sobre=',
    '/fale-conosco?protocolo=',
    '/fale-conosco/acompanhar?protocolo=',
    '/newsletter/confirmar?codigo=',
    '/newsletter/cancelar?codigo=',
    '/privacidade/excluir?codigo=',
  ]) {
    const html = await (await request.get(`${path}gol%00%E2%80%AEfim`)).text();
    expect(html, path).toContain('</html>');
    expect(html, path).not.toMatch(/[\0\u202e]/);
  }
  const posted = await request.post('/newsletter', { form: { email: 'a\0\u202e', nome: '\0' } });
  expect(await posted.text()).not.toMatch(/[\0\u202e]/);
});

test('B10, words from a link stand in a field that is the visitor’s, nowhere else', async ({
  page,
}) => {
  for (const path of ['/sobre', '/fale-conosco']) {
    await page.goto(`${path}?sobre=O+ginásio+fechou&assunto=duvida`);
    await expect(page.getByLabel('Sobre o quê')).toHaveValue('O ginásio fechou');
    expect(await page.locator('body').textContent()).not.toContain('fechou');
    await page.goto(path);
    await expect(page.getByLabel('Sobre o quê')).toHaveCount(0);
  }
});

test('B13, a sport is found in titles, and weak hits hide no good ones', async ({ page }) => {
  await stubVideo(page);
  await page.goto('/transmissoes?categoria=volei');
  await expect(
    page.getByRole('main').getByText('Jogos Escolares: vôlei feminino').first(),
  ).toBeVisible();
  await page.goto('/busca?q=idosos+santana');
  const addresses = await page
    .locator('.results__list h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses[0]).toContain('/transparencia/');
  expect(addresses.some((address) => address.startsWith('/programas/'))).toBe(true);
  await expect(page.locator('.results__list')).toContainText('Santana');
});
