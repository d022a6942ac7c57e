import { paths, sportPath } from '../lib/paths.ts';
import { sportSlugs } from '../lib/sport-names.ts';
import { sports } from '../lib/vocabulary.ts';
import { expect, test } from './support/test.ts';

test('the list leads to every sport', async ({ page }) => {
  await page.goto(paths.sports);
  const cards = page.getByRole('region', { name: 'Todos os esportes' }).getByRole('listitem');
  expect(await cards.getByRole('link').allInnerTexts()).toEqual(Object.values(sports));
  await expect(cards.filter({ hasText: 'Natação' })).toContainText('3 lugares');
  await cards.getByRole('link', { name: 'Judô' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Judô');
});

test('every sport has a page with rules, places or others like it, and says nothing of nothing', async ({
  page,
}) => {
  for (const sport of sportSlugs) {
    const response = await page.goto(sportPath(sport));
    expect(response?.status(), sport).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(sports[sport]);
    await expect(main.getByText(/nenhum (lugar|evento)|não há (lugares|eventos)/i)).toHaveCount(0);
    await expect(main.getByRole('region', { name: 'As regras em um minuto' })).toBeVisible();
    const alike = main.getByRole('region', { name: 'Experimente também' });
    await expect(alike.getByRole('listitem')).toHaveCount(3);
    const others = main.locator('section:not([aria-labelledby=regras])');
    expect(await others.count(), sport).toBeGreaterThanOrEqual(3);
    for (const section of await others.all())
      expect(await section.getByRole('link').count(), sport).toBeGreaterThan(0);
  }
});

test('all are in the sitemap, on the map of the site and in the search; an unknown one is not found', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap-paginas.xml')).text();
  const map = await (await request.get(paths.siteMap)).text();
  for (const sport of sportSlugs) {
    expect(sitemap).toContain(`${sportPath(sport)}<`);
    expect(map).toContain(`"${sportPath(sport)}"`);
  }
  expect((await request.get(`${paths.sports}/curling`)).status()).toBe(404);
  await page.goto(`${paths.search}?q=canoagem`);
  const hits = page.getByRole('main').locator(`a[href="${sportPath('canoagem')}"]`);
  await expect(hits.first()).toBeVisible();
});

test('where to swim: this week, places, people, what to watch, and how to ask for more', async ({
  page,
}) => {
  await page.goto(sportPath('natacao'));
  const main = page.getByRole('main');
  const week = main.getByRole('region', { name: 'Esta semana', exact: true });
  const classes = week.getByRole('list').last();
  await expect(classes.getByRole('listitem').first()).toContainText('De graça');
  await expect(week).toContainText('Toda segunda, quarta e sexta, 8h–11h');
  const places = main.getByRole('region', { name: 'Onde praticar' });
  await expect(places).toContainText('Centro Aquático');
  await expect(places).toContainText('Segunda a sexta, das 6h às 21h');
  await expect(main.getByRole('region', { name: 'Atletas' })).toContainText('Orlando Guedes');
  await expect(main.getByRole('region', { name: 'Para assistir' }).getByRole('link')).toHaveCount(
    1,
  );
  await main.getByRole('link', { name: 'Pedir uma turma' }).click();
  await expect(page.locator('#contato-sobre')).toHaveValue('Natação na minha cidade');
});

test('a sport without a date shows classes of similar ones', async ({ page }) => {
  await page.goto(sportPath('xadrez'));
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Esta semana', exact: true })).toHaveCount(0);
  const like = main.getByRole('region', { name: 'Nesta semana, parecido' });
  expect(await like.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(0);
});

test('what names a sport leads to it', async ({ page }) => {
  for (const [from, name, sport] of [
    ['/agenda/quinta-feliz', 'Dança', 'danca'],
    ['/atletas/benedito-sarraf', 'Canoagem', 'canoagem'],
    ['/programas/quinta-feliz', 'Ginástica', 'ginastica'],
    ['/municipios/macapa', 'Natação', 'natacao'],
    ['/esporte-e-lazer?esporte=judo', 'Tudo sobre judô: onde, quando e regras', 'judo'],
  ] as const) {
    await page.goto(from);
    const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
    await expect(link, from).toHaveAttribute('href', sportPath(sport));
  }
});

test('in the filtered list a sign is still a filter', async ({ page }) => {
  await page.goto('/esporte-e-lazer?municipio=macapa');
  const sign = page.locator('.place__sports a').first();
  expect(await sign.getAttribute('href')).toMatch(/^\/esporte-e-lazer\?esporte=/);
});
