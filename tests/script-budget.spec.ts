import { scriptBytes } from './support/script-bytes.ts';
import { expect, test } from './support/test.ts';

const kilobyte = 1024;

test('all of the home page seen: at most 14 KB of JavaScript; all of it used: 16 KB', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('.reel-buttons').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="home/reel-buttons"][data-mounted]')).toBeAttached();
  const seen = await scriptBytes(page);
  expect(seen).toBeGreaterThan(8 * kilobyte);
  expect(seen).toBeLessThanOrEqual(14 * kilobyte);
  await page.locator('#newsletter input[type="email"]').focus();
  await page.getByRole('link', { name: 'Buscar no site' }).click();
  await expect(page.locator('[data-island][data-mounted]')).toHaveCount(3);
  expect(await scriptBytes(page)).toBeLessThanOrEqual(16 * kilobyte);
});

test('the agenda with its calendar and search in use: at most 16 KB of JavaScript', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/agenda');
  await page.locator('.day').first().focus();
  await page.getByRole('link', { name: 'Buscar no site' }).click();
  await expect(page.locator('[data-island][data-mounted]')).toHaveCount(2);
  const used = await scriptBytes(page);
  expect(used).toBeGreaterThan(8 * kilobyte);
  expect(used).toBeLessThanOrEqual(16 * kilobyte);
});

test('a page of text alone: what every page has, 5 KB', async ({ page }) => {
  await page.goto('/privacidade', { waitUntil: 'networkidle' });
  expect(await scriptBytes(page)).toBeLessThanOrEqual(5 * kilobyte);
});
