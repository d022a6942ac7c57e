import { expectNothingCut } from './support/overflow.ts';
import { expect, test } from './support/test.ts';

/** Eight screens of a phone, less what the foot of every page may take. */
const screens = { height: 8 * 760, foot: 565 };

test('the home page, up to its foot, has eight phone screens at most', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/');
  const foot = await page
    .getByRole('contentinfo')
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);
  expect(foot).toBeLessThanOrEqual(screens.height - screens.foot);
});

test('the first screen of a phone says what is on, and when', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Hoje no Amapá' });
  const first = card.getByRole('listitem').first();
  await expect(first).toContainText('agora');
  await expect(first).toContainText('até 11h');
  await expect(first.getByRole('link')).toBeInViewport();
});

for (const width of [320, 360, 768, 1440])
  test(`the hours of the day lie on the line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const places = await page.evaluate(() => {
      const middle = (element: Element | undefined | null) => {
        if (!element) throw new Error('It is not drawn.');
        const { left, width } = element.getBoundingClientRect();
        return left + width / 2;
      };
      const ruler = document.querySelector('.hero .sun-hours');
      const hour = (text: string) =>
        [...(ruler?.querySelectorAll('text') ?? [])].find((one) => one.textContent === text);
      const bar = ruler?.querySelector('.sun-hours__bar')?.getBoundingClientRect();
      return {
        sun: middle(ruler?.querySelector('.sun-hours__sun')),
        nine: middle(hour('9h')),
        six: middle(hour('6h')),
        bar: bar?.left ?? 0,
      };
    });
    // The clock of the tests stands at nine; the first class began at eight.
    expect(Math.abs(places.sun - places.nine)).toBeLessThan(1);
    const eight = places.six + ((places.nine - places.six) * 2) / 3;
    expect(Math.abs(places.bar - eight)).toBeLessThan(2.5);
    await expectNothingCut(page);
  });

test("no two neighbours of 'Na agenda' have the same picture, and none has the hero's", async ({
  page,
}) => {
  await page.goto('/');
  const pictures = await page
    .getByRole('complementary', { name: 'Na agenda' })
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  expect(pictures.length).toBeGreaterThan(1);
  for (const [index, picture] of pictures.entries()) {
    expect(picture).not.toBe(pictures[index + 1]);
    expect(picture).not.toContain('corrida');
  }
});

test('the town that is kept on the device is one tap away', async ({ page }) => {
  await page.goto('/hoje');
  await page.getByLabel('Minha cidade').selectOption('Santana');
  await expect(page).toHaveURL(/municipio=santana/);
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Minha cidade' });
  await expect(link).toHaveAttribute('href', /\/hoje\?municipio=santana$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the card leads to the choice of a town', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Minha cidade' }).click();
    await expect(page).toHaveURL(/\/hoje#municipio$/);
    await expect(page.getByLabel('Minha cidade')).toBeVisible();
  });
});
