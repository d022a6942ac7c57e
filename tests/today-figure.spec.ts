import type { Page } from '@playwright/test';
import { removeDirectory } from './support/directory.ts';
import { copyDatabase, type Site, startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** A Tuesday on which a class goes on in eleven towns: the figure of the day is full. */
let site: Site;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSite(await copyDatabase(), { SITE_NOW: '2025-05-13T16:20:00-03:00' });
});
test.afterAll(async () => {
  await site.stop();
  removeDirectory(site.dataDir);
});

/** Left edges of ruler, hours, lanes and bars as they are on the screen, with the hours that the bars stand for. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const ruler = document.querySelector('.day-figure .sun-hours');
    if (!ruler) throw new Error('There is no ruler.');
    const { left, width } = box(ruler);
    const hours: Record<string, number> = Object.fromEntries(
      [...ruler.querySelectorAll('text')].map((text) => {
        const { left, width } = box(text);
        return [text.textContent, left + width / 2];
      }),
    );
    const lanes = [...document.querySelectorAll('.day-figure__lane svg')];
    return {
      ruler: { left, width },
      hours,
      lanes: lanes.map((lane) => ({ left: box(lane).left, width: box(lane).width })),
      bars: lanes.flatMap((lane) =>
        [...lane.querySelectorAll('.day-figure__bar')].map((bar) => ({
          left: box(bar).left,
          right: box(bar).right,
          text: bar.textContent,
        })),
      ),
      window: innerWidth,
    };
  });

for (const width of [320, 360, 768, 1440])
  test(`a bar begins at its hour on the ruler at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.address}/hoje`);
    const { ruler, hours, lanes, bars, window } = await placesOf(page);
    expect(lanes.length).toBeGreaterThan(11);
    for (const lane of lanes) {
      expect(Math.abs(lane.left - ruler.left)).toBeLessThan(1);
      expect(Math.abs(lane.width - ruler.width)).toBeLessThan(1);
    }
    const volleyball = bars.filter(({ text }) => text === 'Escolinha de Vôlei');
    expect(volleyball).toHaveLength(11);
    for (const { left } of volleyball) expect(Math.abs(left - (hours['15h'] ?? 0))).toBeLessThan(1);
    const evening = bars.find(({ text }) => text?.startsWith('Natação'));
    expect(Math.abs((evening?.left ?? 0) - (hours['18h'] ?? 0))).toBeLessThan(1);
    expect(Math.abs((evening?.right ?? 0) - (hours['21h'] ?? 0))).toBeLessThan(1);
    for (const { right } of bars) expect(right).toBeLessThanOrEqual(window);
  });

for (const [width, text] of [
  [360, 100],
  [768, 100],
  [768, 200],
  [1440, 100],
  [1440, 200],
] as const)
  test(`no word of the figure is cut or covered at ${width} px and ${text} %`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.address}/hoje`);
    await page.evaluate((size) => {
      document.documentElement.dataset.text = `${size}`;
    }, text);
    const faults = await page.evaluate(() => {
      const rects = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].filter(({ width }) => width > 1);
      };
      const meets = (a: DOMRect, b: DOMRect) =>
        a.left < b.right - 1 &&
        b.left < a.right - 1 &&
        a.top < b.bottom - 1 &&
        b.top < a.bottom - 1;
      const sun = document.querySelector('.day-figure .sun-hours__sun')?.getBoundingClientRect();
      const hours = [...document.querySelectorAll('.day-figure .sun-hours text')];
      const names = [...document.querySelectorAll('.day-figure__lane p')];
      const bars = [...document.querySelectorAll('.day-figure__bar')];
      const snapped = bars.filter((bar) => {
        const edge = bar.getBoundingClientRect();
        // A title that does not fit is moved out of sight as a whole.
        const isSeen = (box: DOMRect) => meets(box, edge);
        const isWhole = (box: DOMRect) =>
          box.left >= edge.left - 1 &&
          box.right <= edge.right + 1 &&
          box.top >= edge.top - 3 &&
          box.bottom <= edge.bottom + 3;
        const lines = rects(bar);
        return lines.some(isSeen) && !lines.every(isWhole);
      });
      const covered = names.flatMap((name) =>
        rects(name).filter((box) => bars.some((bar) => meets(box, bar.getBoundingClientRect()))),
      );
      return {
        snapped: snapped.map((bar) => bar.textContent),
        covered: covered.length,
        underTheSun: hours
          .filter((hour) => sun && meets(hour.getBoundingClientRect(), sun))
          .map((hour) => hour.textContent),
        outside: [...hours, ...names].filter(
          (word) => word.getBoundingClientRect().right > innerWidth,
        ).length,
        onEachOther: hours.filter((hour, index) => {
          const next = hours[index + 1];
          return next && meets(hour.getBoundingClientRect(), next.getBoundingClientRect());
        }).length,
      };
    });
    expect(faults).toEqual({
      snapped: [],
      covered: 0,
      underTheSun: [],
      outside: 0,
      onEachOther: 0,
    });
  });

test('a class in eleven towns is one card with a sun for each, at its latitude', async ({
  page,
}) => {
  await page.goto(`${site.address}/hoje`);
  const card = page.getByRole('listitem').filter({ hasText: 'Em 11 municípios' }).first();
  await expect(page.getByText('Em 11 municípios')).toHaveCount(1);
  await expect(card.locator('.town-suns circle')).toHaveCount(11);
  const [north, south] = await Promise.all(
    ['Oiapoque', 'Vitória do Jari'].map((name) =>
      card.getByRole('link', { name }).evaluate((link) => link.getBoundingClientRect().top),
    ),
  );
  expect(north).toBeLessThan(south ?? 0);
  const places = await card
    .locator('.town-suns circle')
    .evaluateAll((circles) => circles.map((circle) => Number(circle.getAttribute('cy'))));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeCloseTo(-3.84, 1);
});
