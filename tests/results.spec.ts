import { competitionPath, paths } from '../lib/paths.ts';
import { expect, test } from './support/test.ts';

const cup = 'copa-das-arenas-2024-feminina';

test('the list leads to a competition, newest first, and names who won', async ({ page }) => {
  await page.goto(paths.results);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    '2025',
    '2024',
    '2023',
    '2022',
  ]);
  await expect(main).toContainText('em primeiro, Santana');
  await main.getByRole('link', { name: 'Copa das Arenas 2024, feminina' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Copa das Arenas 2024, feminina',
  );
});

test('the standings are real tables, whose rows follow from the scores', async ({ page }) => {
  await page.goto(competitionPath(cup));
  const table = page.getByRole('table', { name: 'Grupo A' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Lugar',
    'Equipe',
    'P',
    'J',
    'V',
    'E',
    'D',
    'SG',
  ]);
  const rows = await table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all();
  expect(
    await Promise.all(rows.map(async (row) => (await row.innerText()).split(/\s*\t\s*/))),
  ).toEqual([
    ['1', expect.stringMatching(/^Macapá Norte/), '7', '3', '2', '1', '0', '+5'],
    ['2', 'Porto Grande', '7', '3', '2', '1', '0', '+3'],
    ['3', 'Ferreira Gomes', '3', '3', '1', '0', '2', '−1'],
    ['4', 'Serra do Navio', '0', '3', '0', '0', '3', '−7'],
  ]);
  await expect(page.getByText('Porto Grande fica atrás por saldo.')).toBeVisible();
  await expect(page.getByText('Passam as 2 primeiras').first()).toBeVisible();
});

for (const width of [320, 360, 768])
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const slug of [
      ...[cup, 'copa-das-arenas-2024-masculina', 'copa-das-arenas-2023-feminina'],
      ...['estadual-de-volei', 'festival-de-natacao-2025'],
    ]) {
      await page.goto(competitionPath(slug));
      const tables = page.getByRole('table');
      for (const table of await tables.all()) {
        const box = await table.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0), slug).toBeLessThanOrEqual(width);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

test('times: equal ones share a place; medals by municipality; no name of a minor', async ({
  page,
}) => {
  await page.goto(competitionPath('festival-de-natacao-2025'));
  const race = page.getByRole('table', { name: '50 m livre, masculino, 12 e 13 anos' });
  const places = await race.getByRole('row').allInnerTexts();
  expect(places.slice(1).map((row) => row.split(/\s*\t\s*/))).toEqual([
    ['1', 'Laranjal do Jari', '30,62'],
    ['2', 'Macapá', '30,95'],
    ['2', 'Santana', '30,95'],
    ['4', 'Oiapoque', '33,10'],
  ]);
  const medals = page.getByRole('table', { name: 'Medalhas por município' });
  const first = await medals.getByRole('row').nth(1).innerText();
  expect(first.split(/\s*\t\s*/)).toEqual(['1', 'Santana', '3', '2', '0', '5']);
  await expect(page.getByText('não largou')).toBeVisible();
});

test('what has results shows them', async ({ page }) => {
  for (const [path, words] of [
    ['/programas/copa-arenas', 'Macapá Norte 1 × 2 Santana'],
    ['/agenda/festival-de-natacao', '31,40'],
    ['/municipios/santana', 'Macapá Norte 3 × 2 Santana'],
    ['/esportes/natacao', '31,40'],
    ['/atletas/iracema-picanco', '18:52'],
    ['/transmissoes/volei-final-do-estadual', 'Macapá Norte 3 × 2 Santana'],
  ] as const) {
    await page.goto(path);
    const block = page.getByRole('region', { name: 'Resultados' });
    await expect(block, path).toContainText(words);
  }
  await page.goto('/atletas/benedito-sarraf');
  await expect(page.getByRole('heading', { name: 'Resultados' })).toHaveCount(0);
});

test('records of the state stand on the line of the years; a sport without one has no line', async ({
  page,
}) => {
  await page.goto('/esportes/natacao');
  const records = page.getByRole('region', { name: 'Recordes do estado' });
  await expect(records.getByRole('listitem')).toHaveCount(3);
  await expect(records.getByRole('listitem').first()).toContainText('1996');
  await expect(records).toContainText('marca de exemplo');
  await page.goto('/esportes/xadrez');
  await expect(page.getByRole('heading', { name: 'Recordes do estado' })).toHaveCount(0);
});

test('the search finds a competition', async ({ page }) => {
  await page.goto('/busca?q=copa das arenas 2024');
  const hit = page.getByRole('main').locator(`a[href="${competitionPath(cup)}"]`);
  await expect(hit.first()).toBeVisible();
});
