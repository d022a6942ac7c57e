import { removeDirectory } from './support/directory.ts';
import { copyDatabase, type Site, startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** A Tuesday after its last class: the volleyball of eleven towns ended at 17h, the pool at 21h. */
let site: Site;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSite(await copyDatabase(), { SITE_NOW: '2025-05-13T21:30:00-03:00' });
});
test.afterAll(async () => {
  await site.stop();
  removeDirectory(site.dataDir);
});

test('classes that are over do not stand under the day, nor with a reminder', async ({ page }) => {
  const classes = page.getByRole('heading', { name: 'Aulas e treinos neste dia' });
  await page.goto(`${site.address}/agenda?data=2025-05-13`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(classes).toHaveCount(0);
  await page.goto(`${site.address}/agenda?data=2025-05-15`);
  await expect(classes).toBeVisible();
});

test('a class in many towns is one row of the day in the agenda too', async ({ page }) => {
  await page.goto(`${site.address}/agenda?data=2025-05-20`);
  const classes = page.getByRole('region', { name: 'Aulas e treinos neste dia' });
  await expect(classes.getByRole('heading', { name: 'Escolinha de Vôlei' })).toHaveCount(1);
  await expect(classes.locator('.town-suns circle')).toHaveCount(11);
});

test('where no day is marked, nobody is asked to choose a marked one', async ({ page }) => {
  await page.goto(`${site.address}/agenda?mes=2024-02&data=2024-02-10`);
  await expect(page.getByText('nenhum evento marcado')).toBeVisible();
  await expect(page.getByText('Escolha um dia marcado')).toHaveCount(0);
  await expect(page.getByText('Escolha qualquer dia no calendário.')).toBeVisible();
});

test('a past event tells first what became of it', async ({ page }) => {
  await page.goto(`${site.address}/agenda/corrida-do-trabalhador`);
  const headings = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('Resultados');
  await expect(page.getByRole('button', { name: /Adicionar ao calendário/ })).toHaveCount(0);
});

test('the sky of the home page is dark, and tomorrow’s first takes the place of now', async ({
  page,
}) => {
  await page.goto(site.address);
  await expect(page.locator('.hero--night')).toHaveCount(1);
  const card = page.getByRole('region', { name: 'A seguir no Amapá' });
  await expect(card.getByRole('listitem').first()).toContainText('amanhã 8h');
  await expect(card.getByRole('link', { name: 'Ver hoje e os próximos dias' })).toHaveAttribute(
    'href',
    '/hoje',
  );
});
