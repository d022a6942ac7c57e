import type { Page } from '@playwright/test';
import { competitionPath, townPath } from '../lib/paths.ts';
import { municipalities } from '../sample/municipalities.ts';
import { boxOf, overlap } from './support/boxes.ts';
import { brokenWords } from './support/broken-words.ts';
import { expectNothingCut } from './support/overflow.ts';
import { expect, test } from './support/test.ts';

const at = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

test('the button of a town leaves the south of Amapá in sight', async ({ page }) => {
  for (const { slug, name } of municipalities) {
    await page.goto(townPath(slug));
    for (const width of [360, 768, 800, 1440]) {
      await at(page, width);
      const button = await boxOf(page.locator('.town-cover__south .btn'));
      const south = await boxOf(page.locator('.town-cover__map .state-shape--south'));
      expect(overlap(button, south), `${name} at ${width} px`).toBe(false);
    }
  }
});

test('a list of dates snaps no word where its tags stand beside it or under it', async ({
  page,
}) => {
  for (const path of ['/municipios/macapa', '/municipios/oiapoque', '/esportes/natacao']) {
    await page.goto(path);
    for (const width of [360, 768, 800, 1000]) {
      await at(page, width);
      expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('on paper the figures of a town lie beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  for (const slug of ['oiapoque', 'macapa', 'laranjal-do-jari']) {
    await page.goto(townPath(slug));
    await expectNothingCut(page);
  }
});

test('a competition on a phone tells who won first, in whole names, on nine screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(competitionPath('copa-das-arenas-2024-feminina'));
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  // The bracket in the head has the champion in its sun.
  expect(headings.slice(0, 2)).toEqual(['Chave', 'Medalhas']);
  const { height } = await boxOf(page.locator('body'));
  expect(height).toBeLessThan(9 * 760);
  await page.getByText('Fase de grupos, 24 jogos').click();
  await expect(page.getByRole('heading', { name: '1ª rodada' })).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
  await expectNothingCut(page);
});

test('the second row of the header is as tall as a finger, in letters that one reads', async ({
  page,
}) => {
  await at(page, 1440);
  await page.goto('/newsletter');
  const rows = page.locator('#menu').getByRole('navigation');
  await expect(rows.last().getByRole('link')).toHaveText([
    'Hoje',
    'Serviços',
    'Municípios',
    'Resultados',
  ]);
  const [main, second] = await Promise.all([boxOf(rows.first()), boxOf(rows.last())]);
  expect(overlap(main, second)).toBe(false);
  for (const link of await rows.last().getByRole('link').all()) {
    expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44);
    const size = await link.evaluate((element) => getComputedStyle(element).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(14);
  }
});

test('the footer takes three quarters of a phone, with links as tall as a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/newsletter');
  const foot = page.getByRole('contentinfo');
  expect((await boxOf(foot)).height).toBeLessThanOrEqual(565);
  for (const link of await foot.getByRole('link').all())
    expect((await boxOf(link)).height, await link.innerText()).toBeGreaterThanOrEqual(44);
  await expectNothingCut(page);
});

test('kilometres and years on a line lie to scale, and no label covers another', async ({
  page,
}) => {
  for (const [path, zero] of [
    ['/municipios/oiapoque', 0],
    ['/atletas/benedito-sarraf', 1988],
    ['/esportes/natacao', 1996],
  ] as const) {
    await page.goto(path);
    for (const width of [360, 1440]) {
      await at(page, width);
      const marks = await page
        .locator('.scale-line')
        .first()
        .locator('g')
        .evaluateAll((groups) =>
          groups.map((group) => {
            const disc = group.querySelector('circle')?.getBoundingClientRect();
            const said = group.querySelector('text') ?? group;
            const { x, y, width: wide, height } = said.getBoundingClientRect();
            return {
              value: Number.parseInt(group.textContent ?? '', 10),
              middle: (disc?.x ?? 0) + (disc?.width ?? 0) / 2,
              label: { x, y, width: wide, height },
            };
          }),
        );
      const [first, ...others] = marks;
      const last = others.at(-1);
      if (!first || !last) throw new Error(`${path} has no scale.`);
      const unit = (last.middle - first.middle) / (last.value - zero);
      for (const { value, middle } of others)
        expect(Math.abs(middle - first.middle - unit * (value - zero)), path).toBeLessThan(1);
      for (const [index, one] of marks.entries())
        for (const other of marks.slice(index + 1))
          expect(overlap(one.label, other.label), `${path} at ${width} px`).toBe(false);
    }
  }
});

test('goals on a phone lie at their minutes, from the kick-off to the end', async ({ page }) => {
  await at(page, 360);
  await page.goto(competitionPath('copa-das-arenas-2024-feminina'));
  const goals = page.getByRole('region', { name: 'A final, gol a gol' }).getByRole('listitem');
  const tops = await Promise.all((await goals.all()).map(async (goal) => (await boxOf(goal)).y));
  const [first = 0, second = 0, third = 0] = tops;
  // Minutes 23, 51 and 88, to the nearest of 24 steps.
  expect((third - second) / (second - first)).toBeCloseTo((23 - 14) / (14 - 6), 1);
});
