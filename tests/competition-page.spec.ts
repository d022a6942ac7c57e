import { competitionFilePath, competitionPath } from '../lib/paths.ts';
import { expect, test } from './support/test.ts';

const cup = 'copa-das-arenas-2024-feminina';

test('the bracket is lists, north above the line and south below it', async ({ page }) => {
  await page.goto(competitionPath(cup));
  const round = (name: string) => page.getByRole('list', { name });
  const north = round('Semifinal, Norte da linha');
  const south = round('Semifinal, Sul da linha');
  await expect(north.getByRole('listitem')).toHaveText([/Macapá Norte 3, passa.*Porto Grande 1/]);
  await expect(south.getByRole('listitem')).toHaveText([/Santana 2, passa.*Vitória do Jari 1/]);
  const [above, below] = [await north.boundingBox(), await south.boundingBox()];
  expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0);
  await expect(round('Quartas de final, Norte da linha')).toContainText('1 (4)');
});

test('a bracket that names nobody shows who went on, also in its files', async ({
  page,
  request,
}) => {
  const men = 'copa-das-arenas-2024-masculina';
  await page.goto(competitionPath(men));
  const round = (name: string) => page.getByRole('list', { name }).getByRole('listitem');
  await expect(round('Quartas de final, Norte da linha')).toHaveText([
    /Macapá Sul 2, passa.*Porto Grande 1/,
    /Tartarugalzinho 0 \(3\), 3 nos pênaltis.*Oiapoque 0 \(5\), 5 nos pênaltis, passa/,
  ]);
  await expect(round('Semifinal, Sul da linha')).toHaveText([
    /Mazagão 2, passa.*Laranjal do Jari 0/,
  ]);
  const medals = page.getByRole('region', { name: 'Medalhas' }).getByRole('listitem');
  await expect(medals).toHaveText([/Mazagão/, /Oiapoque/, /Macapá Sul/]);
  for (const kind of ['csv', 'json', 'xml'] as const) {
    const file = await (await request.get(competitionFilePath(men, kind))).text();
    expect(file, kind).toMatch(/Oiapoque.{1,200}Mazagão/s);
  }
});

test('the final, goal by goal, in the order of the minutes; other finals have no such part', async ({
  page,
}) => {
  await page.goto(competitionPath(cup));
  const goals = page.getByRole('region', { name: 'A final, gol a gol' });
  await expect(goals.getByRole('listitem')).toHaveText([
    '23′ Lia Ramos de falta, 1 × 0, Macapá Norte',
    '51′ Nara Tork de cabeça, 1 × 1, Santana',
    '88′ Duda Pires a virada, 1 × 2, Santana',
  ]);
  // Where the minute lies on the line, within half a step of it.
  await page.setViewportSize({ width: 1440, height: 900 });
  const line = await goals.getByRole('list').boundingBox();
  const placed = await Promise.all(
    (await goals.getByRole('listitem').all()).map(async (goal) => {
      const { x = 0, width = 0 } = (await goal.boundingBox()) ?? {};
      const isTurned = (await goal.getAttribute('class'))?.includes('turned');
      return (((isTurned ? x + width : x) - (line?.x ?? 0)) / (line?.width ?? 1)) * 90;
    }),
  );
  for (const [index, minute] of [23, 51, 88].entries())
    expect(Math.abs((placed[index] ?? 0) - minute)).toBeLessThan(2);
  await page.goto(competitionPath('estadual-de-volei'));
  await expect(page.getByRole('heading', { name: /gol a gol/ })).toHaveCount(0);
});

test('who won each year leads to that year', async ({ page }) => {
  await page.goto(competitionPath(cup));
  const years = page.getByRole('region', { name: 'Quem venceu em cada ano' });
  await expect(years.getByRole('listitem')).toHaveText([
    /2022\s*Macapá Norte/,
    /2023\s*Mazagão/,
    /2024\s*Santana/,
  ]);
  await years.getByRole('link', { name: '2023' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Copa das Arenas 2023, feminina',
  );
});

test('on paper the final stands on the sheet, and a match takes one line', async ({ page }) => {
  // The width of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto(competitionPath(cup));
  await page.emulateMedia({ media: 'print' });
  for (const side of await page.locator('.sun-final__side').all()) {
    const { x, width } = (await side.boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(718);
  }
  const match = page.getByRole('region', { name: 'Jogos' }).getByRole('listitem').first();
  const [day, score] = [match.getByRole('time'), match.getByText('1 × 2')];
  const middle = async (part: typeof day) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  expect(Math.abs((await middle(day)) - (await middle(score)))).toBeLessThan(5);
});
