import { paths, townPath } from '../lib/paths.ts';
import { municipalities } from '../sample/municipalities.ts';
import { expect, test } from './support/test.ts';

const fromNorth = [...municipalities].sort((a, b) => b.latitude - a.latitude);

test('the list goes from north to south, with the Equator between, and leads to all 16', async ({
  page,
}) => {
  await page.goto(paths.municipalities);
  const list = page.getByRole('main').getByRole('list').last();
  const rows = await list.getByRole('listitem').allInnerTexts();
  expect(rows.findIndex((row) => row.includes('Linha do Equador'))).toBe(12);
  const names = await list.getByRole('link').allInnerTexts();
  expect(names).toEqual(fromNorth.map(({ name }) => name));
  await expect(list.getByRole('listitem').first()).toContainText('427 km da linha');
  await list.getByRole('link', { name: 'Pracuúba' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pracuúba');
});

test('every town has a page that offers something and says nothing of nothing', async ({
  page,
}) => {
  for (const { slug, name } of municipalities) {
    const response = await page.goto(townPath(slug));
    expect(response?.status(), name).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.getByText(/nenhum (lugar|evento marcado)|não há/i)).toHaveCount(0);
    expect(await main.locator('section').count(), name).toBeGreaterThanOrEqual(3);
    for (const section of await main.locator('section').all())
      expect(await section.getByRole('link').count(), name).toBeGreaterThan(0);
  }
});

test('a town says who answers: the secretariat, with the town already named, and its programs', async ({
  page,
}) => {
  for (const [slug, name, programs] of [
    ['macapa', 'Macapá', true],
    ['pracuuba', 'Pracuúba', false],
  ] as const) {
    await page.goto(townPath(slug));
    const answers = page.getByRole('region', { name: 'Quem responde' });
    await expect(answers.getByRole('link', { name: '(96) 0000-0000' }).first()).toBeVisible();
    expect((await answers.getByRole('listitem').count()) > 1).toBe(programs);
    await answers.getByRole('link', { name: `Escrever sobre ${name}` }).click();
    await expect(page.getByLabel('Sobre o quê')).toHaveValue(name);
  }
});

test('all are in the sitemap, and an unknown one is not found', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap-municipios-1.xml')).text();
  for (const { slug } of municipalities) expect(sitemap).toContain(`${townPath(slug)}<`);
  expect((await request.get(townPath('belem'))).status()).toBe(404);
});

test('a town with events shows them, its calendar, its sheet and its places', async ({
  page,
  request,
}) => {
  await page.goto(townPath('macapa'));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Quinta Feliz' }).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'O que vem por aí' })).toBeVisible();
  const hrefOf = (name: string | RegExp) =>
    main.getByRole('link', { name }).first().getAttribute('href');
  expect(await hrefOf(/^Ver na agenda/)).toBe('/agenda?data=todas&local=macapa');
  const calendar = (await hrefOf('Assinar o calendário')) ?? '';
  expect(calendar).toMatch(/^webcal:/);
  const file = await request.get(calendar.replace('webcal:', 'http:'));
  expect(await file.text()).toContain('SUMMARY:Quinta Feliz');
  expect(await hrefOf('Imprimir o cartaz')).toBe('/agenda/cartaz/2025-05?local=macapa');
  expect(await hrefOf(/lugares no mapa/)).toBe('/esporte-e-lazer?municipio=macapa#lugares');
});

test('a small town gets what has a date, what is near, and three things to start', async ({
  page,
}) => {
  await page.goto(townPath('pracuuba'));
  const main = page.getByRole('main');
  await expect(main.getByText('194 km')).toBeVisible();
  await expect(main.getByText('A 193 km em linha reta').first()).toBeVisible();
  const near = main.getByRole('region', { name: 'O mais perto para jogar' });
  await expect(near.getByRole('listitem').first()).toContainText('30 km');
  const start = main.getByRole('region', { name: 'Faça começar em Pracuúba' });
  await expect(start.getByRole('link')).toHaveCount(3);
  await start.getByRole('link', { name: 'Propor um evento' }).click();
  await expect(page.locator('#contato-sobre')).toHaveValue('Evento em Pracuúba');
});

test('what names a town leads to it', async ({ page }) => {
  for (const [from, name, slug] of [
    ['/agenda/quinta-feliz', 'Macapá - AP', 'macapa'],
    ['/atletas/benedito-sarraf', 'Laranjal do Jari', 'laranjal-do-jari'],
    ['/esporte-e-lazer?municipio=santana', 'Página de Santana', 'santana'],
    ['/esporte-e-lazer?municipio=cutias', 'Página de Cutias', 'cutias'],
    ['/', 'Municípios', ''],
  ] as const) {
    await page.goto(from);
    const link = page.getByRole('link', { name, exact: true }).first();
    await expect(link).toHaveAttribute('href', slug ? townPath(slug) : paths.municipalities);
  }
});
