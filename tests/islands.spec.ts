import type { Locator, Page } from '@playwright/test';
import { everything, loadAxe } from './support/axe.ts';
import { islandStates } from './support/island-states.ts';
import { expectNothingCut } from './support/overflow.ts';
import { expect, stubVideo, test } from './support/test.ts';

/** Comments are React's, and `data-scripted` is carried out before an island is there. */
const markup = (island: Locator) =>
  island.evaluate((element) => element.innerHTML.replace(/<!--.*?-->/g, ''));

async function takeOver(page: Page): Promise<Locator> {
  const island = page.locator('.chapter [data-island]');
  // As the first touch does.
  await island.evaluate((element) => element.dispatchEvent(new Event('pointerover')));
  await expect(island).toHaveAttribute('data-mounted', '');
  return island;
}

test('every state of every island is taken over without a change, and accessible then', async ({
  page,
  request,
}) => {
  await stubVideo(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of await islandStates(request)) {
    await page.goto(path);
    const sent = await markup(page.locator('.chapter [data-island]'));
    expect(await markup(await takeOver(page)), path).toBe(sent);
    await loadAxe(page);
    expect(await everything(page), path).toEqual([]);
    await expectNothingCut(page);
  }
});

test('an address of no state is not found', async ({ request }) => {
  expect((await request.get('/estilo/agenda/month-grid/nada')).status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every state is there as the server drew it', async ({ page, request }) => {
    await stubVideo(page);
    for (const path of await islandStates(request)) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.locator('.chapter [data-mounted]')).toHaveCount(0);
    }
  });
});
