import type { Page } from '@playwright/test';
import { fetchedAhead } from './support/ahead.ts';
import { expect, test } from './support/test.ts';

/** The addresses that the browser fetches ahead of a visit. */
async function watchPrefetches(page: Page): Promise<Set<string>> {
  const session = await page.context().newCDPSession(page);
  const fetched = new Set<string>();
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) =>
    fetched.add(new URL(prefetchUrl).pathname),
  );
  await session.send('Preload.enable');
  return fetched;
}

test('with a mouse, the page under the pointer is fetched before the click', async ({ page }) => {
  const fetched = await watchPrefetches(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/programas');
  await page.getByRole('navigation', { name: 'Principal' }).getByText('Atletas').hover();
  await expect.poll(() => [...fetched]).toEqual(['/atletas']);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('nothing is fetched for being in view', async ({ page }) => {
    const fetched = await watchPrefetches(page);
    await page.goto('/programas');
    await expect(page.locator('html')).not.toHaveAttribute('data-mouse');
    await fetchedAhead(page);
    expect([...fetched]).toEqual([]);
  });

  test('the page under it is fetched while it still touches the link', async ({ page }) => {
    const fetched = await watchPrefetches(page);
    await page.goto('/programas');
    const link = page.getByRole('link', { name: 'Transparência' }).first();
    const box = await link.boundingBox();
    if (!box) throw new Error('The link is not in sight.');
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect.poll(() => [...fetched]).toEqual(['/sobre']);
  });
});

test('links that answer without a reload and files are not fetched ahead', async ({ page }) => {
  const fetched = await watchPrefetches(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/agenda');
  // A press is what fetches at once.
  await page.locator('a[data-instant]').first().click();
  // Its answer replaces the links of the page, also the one that is pressed next.
  await expect(page).not.toHaveURL(/\/agenda$/);
  const download = page.waitForEvent('download');
  await page.locator('a[href*=".ics"][href^="/"]').first().click();
  await (await download).cancel();
  await page.getByRole('navigation', { name: 'Principal' }).getByText('Atletas').hover();
  await expect.poll(() => [...fetched]).toEqual(['/atletas']);
});
