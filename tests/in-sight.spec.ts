import { boxOf } from './support/boxes.ts';
import { brokenWords } from './support/broken-words.ts';
import { expectNothingCut } from './support/overflow.ts';
import { expect, stubVideo, test } from './support/test.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(`on a phone ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('what a search found comes into sight', async ({ page }) => {
      for (const [path, word, found] of [
        ['/atletas', 'canoagem', '#perfis h3'],
        ['/noticias', 'orla', '#noticias h2'],
      ] as const) {
        await page.goto(path);
        await page.locator('#busca').fill(word);
        await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
        await expect(page).toHaveURL(new RegExp(`busca=${word}.*#`));
        await expect(page.locator(found).first()).toBeInViewport();
      }
    });

    test('the chosen tab is in sight', async ({ page }) => {
      await stubVideo(page);
      for (const path of [
        '/atletas?grupo=paralimpicos',
        '/sobre?aba=transparencia',
        // A row that scrolls: the script shows its chosen one.
        ...(javaScriptEnabled ? ['/programas?categoria=aquatico'] : []),
        '/transmissoes?aba=anteriores',
      ]) {
        await page.goto(path);
        const { x, width } = await boxOf(page.locator('.tabs [aria-current]'));
        expect(x, path).toBeGreaterThanOrEqual(0);
        expect(x + width, path).toBeLessThanOrEqual(360);
      }
    });
  });

test('with text twice as large the header leaves three quarters of a phone to the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/saude');
  await page.evaluate(() => localStorage.setItem('text', '200'));
  await page.goto('/agenda');
  expect((await boxOf(page.locator('body > header'))).height).toBeLessThanOrEqual(740 / 4);
  await expectNothingCut(page);
  await page.getByText('Calendário e filtros').first().click();
  expect(await brokenWords(page)).toEqual([]);
  const today = await boxOf(page.locator('.day--today .day__number'));
  const cell = await boxOf(page.locator('td:has(.day--today)'));
  expect(today.x).toBeGreaterThanOrEqual(cell.x - 1);
  expect(today.x + today.width).toBeLessThanOrEqual(cell.x + cell.width + 1);
});

test('in the dark the state stands out from its ground, and the chosen day from the page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const contrast = (one: string, other: string) =>
    page.evaluate(
      ([a = '', b = '']) => {
        const light = (colour: string) => {
          const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((value) => {
            const share = Number(value) / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
        };
        return Math.max(light(a) / light(b), light(b) / light(a));
      },
      [one, other],
    );
  const style = (selector: string, name: 'fill' | 'backgroundColor') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element)[property], name);
  await page.goto('/lugares/centro-aquatico');
  for (const side of ['north', 'south']) {
    const shape = await style(`.place-map .state-shape--${side}`, 'fill');
    const ground = await style(`.place-map__${side}`, 'fill');
    expect(await contrast(shape, ground), side).toBeGreaterThanOrEqual(3);
  }
  for (const [path, day] of [
    ['/hoje?data=2025-05-15', '.next-days [aria-current]'],
    ['/agenda?data=2025-05-15', '.day--chosen'],
  ] as const) {
    await page.goto(path);
    const chosen = await style(day, 'backgroundColor');
    expect(await contrast(chosen, await style('body', 'backgroundColor'))).toBeGreaterThanOrEqual(
      3,
    );
  }
});
