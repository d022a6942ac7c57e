import { paths } from '../lib/paths.ts';
import { expect, test } from './support/test.ts';

const index = { name: 'Nesta página' };

test.describe('the index of a long page', () => {
  test.use({ viewport: { width: 360, height: 760 }, javaScriptEnabled: false });

  test('stays at the lower edge of a phone, small, and leads to every section', async ({
    page,
  }) => {
    await page.goto(paths.privacy);
    const strip = page.getByRole('navigation', index);
    const box = await strip.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(56);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(760, 0);
    const headings = page.locator('main h2:not(.vh)');
    await expect(strip.getByRole('link')).toHaveText(await headings.allTextContents());
    await strip.getByRole('link', { name: 'Com quem falar' }).click();
    await expect(page.getByRole('heading', { name: 'Com quem falar' })).toBeInViewport();
    await expect(strip).toBeInViewport();
  });

  test('is not printed beside short pages', async ({ page }) => {
    await page.goto(paths.search);
    await expect(page.getByRole('navigation', index)).toHaveCount(0);
  });

  test('never covers what has the focus', async ({ page }) => {
    await page.goto(paths.services);
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    for (const link of (await links.all()).slice(0, 10)) {
      await page.keyboard.press('Tab');
      await link.focus();
      const covered = await link.evaluate((element) => {
        const strip = document.querySelector('nav[aria-label="Nesta página"]');
        const { top = 0 } = strip?.getBoundingClientRect() ?? {};
        return strip?.contains(element) ? false : element.getBoundingClientRect().bottom > top;
      });
      expect(covered).toBe(false);
    }
  });
});

test('on a wide page the index is not needed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.privacy);
  await expect(page.getByRole('navigation', index)).toBeHidden();
});
