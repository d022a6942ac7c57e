import { expect, test } from './support/test.ts';

/**
 * The style page, compared with the pictures that `npm run pictures` took. All words are set in the face
 * that we bring, because the machine's own differs from one to the next; half the size is enough to see
 * what changed and light to keep.
 */
test.use({ bypassCSP: true, deviceScaleFactor: 0.5 });

for (const width of [360, 768, 1440])
  for (const theme of ['light', 'dark', 'contrast'])
    test(`the style page looks as it did at ${width} px, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // The optional face is used from the first paint once it is in the cache.
      await page.goto('/estilo');
      await page.evaluate((name) => localStorage.setItem('theme', name), theme);
      await page.reload();
      await page.addStyleTag({ content: ':root { --body: "Archivo Portuguese", sans-serif; }' });
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`estilo-${width}-${theme}.png`, {
        fullPage: true,
        maxDiffPixelRatio: 0.01,
        animations: 'disabled',
        scale: 'device',
      });
    });
