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

test.describe('the index of the agenda on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test('leads to what is seen, also after another day was chosen without a reload', async ({
    page,
  }) => {
    await page.goto(paths.events);
    const links = page.getByRole('navigation', index).getByRole('link');
    const title = page.locator('#agenda-titulo');
    const expectToLead = async () => {
      await expect(links.filter({ hasText: 'Mostrando eventos' })).toHaveText(
        (await title.textContent()) ?? '',
      );
      for (const link of await links.all())
        await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeVisible();
    };
    await expectToLead();
    const before = (await title.textContent()) ?? '';
    // Lost by a reload.
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    // With classes ahead, which are the third section.
    await page.locator('#regua-2025-05-24').click();
    await expect(title).not.toHaveText(before);
    await expectToLead();
    await expect(page.locator('html')).toHaveAttribute('data-same-page');
  });
});

test('on a wide page the index is not needed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.privacy);
  await expect(page.getByRole('navigation', index)).toBeHidden();
});
