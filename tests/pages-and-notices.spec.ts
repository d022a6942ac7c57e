import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { adminWidths, expectAccessible, expectPortuguese, signIn } from './support/admin-page.ts';
import { account, openEditorsPortal } from './support/editors-portal.ts';
import { expect, expectStatusComplaint, test } from './support/test.ts';

const portal = openEditorsPortal({ withAccount: true });
const { read, statusOf, movedFrom, send } = portal;
const band = { text: 'Chuva forte: as aulas ao ar livre estão suspensas.', kind: 'emergencia' };
const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const violationsOf = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations;

test('a band is on every page within seconds, also where there is none, and leaves by itself', async ({
  page,
}) => {
  const { request } = page;
  const paths = ['/', '/agenda', '/p/para-quem-chega', '/nao-existe'];
  for (const path of paths) expect(await read(request, path)).not.toContain('site-band');
  await send(request, '/globals/site-band', { ...band, link: '/agenda', until: fromNow(3600) });
  for (const path of paths) await expect.poll(() => read(request, path)).toContain(band.text);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${portal.site}/agenda`);
  const region = page.getByRole('region', { name: 'Emergência' });
  await expect(region).toBeVisible();
  await expect(region.getByRole('link')).toHaveAttribute('href', '/agenda');
  expect(await region.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(200, 16, 46)',
  );
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(region).toBeHidden();

  // Its end comes by the clock, without another save.
  await send(request, '/globals/site-band', { until: fromNow(2) });
  for (const path of paths) await expect.poll(() => read(request, path)).not.toContain('site-band');
});

test('in the electoral period publicity is away, and everything is back after it', async ({
  page,
  complaints,
}) => {
  const { request } = page;
  const article = '/noticias/corrida-na-orla-abre-inscricoes';
  expect(await statusOf(request, article)).toBe(200);
  await send(request, '/globals/electoral-period', { from: fromNow(-60), until: fromNow(3600) });
  for (const path of ['/noticias', article, `${article}/cartaz`])
    await expect.poll(() => statusOf(request, path), { message: path }).toBe(451);
  expect(await statusOf(request, '/transmissoes/volei-final-do-estadual')).toBe(451);
  expect(await statusOf(request, '/transmissoes/nunca-houve')).toBe(404);
  for (const path of ['/', '/agenda', '/servicos', '/competicoes', '/transparencia/orcamento'])
    expect(await statusOf(request, path), path).toBe(200);
  expect(await read(request, '/dados/noticias.xml')).not.toContain('<item>');
  expect(await read(request, '/')).not.toContain(article);
  expect(await read(request, '/busca?q=corrida')).not.toContain('href="/noticias/');

  await page.goto(portal.site + article);
  expectStatusComplaint(complaints, 451);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Indisponível durante o período eleitoral',
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('region', { name: 'Período eleitoral', exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await send(request, '/globals/electoral-period', { from: null, until: null });
  await expect.poll(() => statusOf(request, article)).toBe(200);
});

test('an address without a page leads where an editor says', async ({ request }) => {
  await request.post(`${portal.admin}/api/users/login`, { data: account });
  const write = (data: object) => request.post(`${portal.admin}/api/redirects`, { data });
  expect((await write({ from: '/verão', to: '/agenda?data=todas' })).status()).toBe(201);
  expect(await movedFrom(request, '/ver%C3%A3o')).toBe('301 /agenda?data=todas');
  for (const [from, to, reason] of [
    ['/agenda/quinta-feliz', '/programas', 'é uma página do site'],
    ['/outono', '/nao-existe', 'não existe no site'],
  ]) {
    const refused = await write({ from, to });
    expect(refused.status()).toBe(400);
    expect(await refused.text()).toContain(reason);
  }
});

const table = [
  'id;titulo;comeca_em;local;municipio;categoria;descricao',
  '1;Torneio importado;10/01/2030 8:00;Praça;Macapá;Lazer;Um torneio.',
  '2;Sem data;amanhã;Praça;Macapá;Lazer;Nada.',
].join('\r\n');

test('an editor imports a table: looked at first, drafts after', async ({ page }) => {
  await signIn(page, portal.admin, account);
  await page.goto(`${portal.admin}/admin/collections/events`);
  await page.getByRole('link', { name: /Importar de um calendário/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Importar eventos');
  const buffer = Buffer.from(table, 'latin1');
  const file = { name: 'eventos.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('Arquivo', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Conferir o arquivo' }).click();
  await expect(page.getByText('Recusados: 1 evento')).toBeVisible();
  await expect(page.getByText('O começo não é uma data: “amanhã”.')).toBeVisible();
  for (const width of adminWidths) {
    await page.setViewportSize({ width, height: 850 });
    await expectAccessible(page);
    await expectPortuguese(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByRole('button', { name: 'Importar 1 evento' }).click();
  await expect(page.getByText('1 evento em rascunho.')).toBeVisible();
  expect(await read(page.request, '/agenda?data=todas')).not.toContain('Torneio importado');

  await page.getByLabel('Arquivo', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Conferir o arquivo' }).click();
  await expect(page.getByText('Sem mudança: 1 evento')).toBeVisible();
  await expect(page.getByText('Não há nada a importar.')).toBeVisible();
});
