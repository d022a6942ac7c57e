import { expect, stubVideo, test } from './support/test.ts';

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  for (const path of ['/', '/agenda?data=todas', '/fale-conosco', '/estilo'])
    test(`controls keep their edges on ${path}`, async ({ page }) => {
      await page.goto(path);
      const bare = await page.evaluate(() =>
        [...document.querySelectorAll('.btn, .input, .tag, .event-card, .notice')]
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const { borderTopWidth, borderLeftWidth, outlineStyle } = getComputedStyle(element);
            const edges = Number.parseFloat(borderTopWidth) + Number.parseFloat(borderLeftWidth);
            return edges === 0 && outlineStyle === 'none';
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(bare).toEqual([]);
    });

  for (const [what, path] of [
    ['the chosen day', '/agenda?data=2025-05-15'],
    ['the tab one is on', '/programas'],
    ['the chosen kind', '/transmissoes?categoria=futebol'],
    ['the page of a list', '/noticias?pagina=2'],
  ] as const)
    test(`${what} is framed, its neighbours are not`, async ({ page }) => {
      await stubVideo(page);
      await page.goto(path);
      const chosen = page
        .locator('main a:is([aria-current="page"], [aria-current="true"], .day--chosen)')
        .first();
      const other = page.locator(
        'main a:is(.day, .tabs a, .pages a, .cast-categories a):not([aria-current], .day--chosen)',
      );
      await expect(chosen).toHaveCSS('outline-style', 'solid');
      await expect(other.first()).toHaveCSS('outline-style', 'none');
    });

  test('the words that were looked for can be read', async ({ page }) => {
    await page.goto('/busca?q=natacao');
    const [ink, paper] = await page
      .locator('.hit')
      .first()
      .evaluate((hit) => {
        const { color, backgroundColor } = getComputedStyle(hit);
        return [color, backgroundColor];
      });
    expect(ink).not.toBe(paper);
    expect(paper).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('signs are drawn in the colours of the system', async ({ page }) => {
    await page.goto('/estilo');
    const same = await page.evaluate(() => {
      const paper = getComputedStyle(document.body).backgroundColor;
      return [...document.querySelectorAll('.icon path, .picto path')]
        .filter((path) => path.checkVisibility())
        .filter((path) => getComputedStyle(path).stroke === paper).length;
    });
    expect(same).toBe(0);
  });
});

test('the system asks for contrast: it is there, script or not', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ contrast: 'more', javaScriptEnabled });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await context.close();
  }
});
