import type { Page } from '@playwright/test';
import { colours, everything, loadAxe } from './support/axe.ts';
import { brokenWords } from './support/broken-words.ts';
import { expectNothingCut } from './support/overflow.ts';
import { long, share } from './support/share.ts';
import { expect, expectStatusComplaint, stubVideo, test } from './support/test.ts';
import { views } from './support/views.ts';

const show = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

test('a fault is found: the tests below can fail', async ({ page }) => {
  await page.goto('/newsletter');
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const words = document.createElement('p');
    // Enough for the usual rule (5.7:1), too little for the stricter one.
    Object.assign(words.style, { color: '#666', background: '#fff', position: 'relative' });
    words.textContent = 'Cinza demais';
    main?.append(words, document.createElement('button'));
  });
  await loadAxe(page);
  const found = (await everything(page)).map((line) => line.split(':')[0]);
  expect(found).toEqual(expect.arrayContaining(['button-name', 'color-contrast-enhanced']));
  expect(await colours(page)).not.toEqual([]);
});

for (const view of share('axe', views, 24)) {
  const { name, path, prepare, status, below = Number.POSITIVE_INFINITY } = view;
  const looks = share(
    name,
    [320, 768, 1280]
      .filter((width) => width < below)
      .flatMap((width) => ['light', 'dark', 'contrast'].map((theme) => ({ width, theme }))),
  );
  const scope = long
    ? 'at three widths and in three themes'
    : looks.map(({ width, theme }) => `at ${width} px, ${theme}`).join();
  test(`${name}: ${scope}`, async ({ page, complaints }) => {
    await stubVideo(page);
    // Transitions are off, so that no colour is in between.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: looks[0]?.width ?? 320, height: 800 });
    await page.goto(path);
    await prepare?.(page);
    await loadAxe(page);
    let seen = 0;
    for (const { width, theme } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await show(page, theme);
      const look = width === seen ? colours : everything;
      expect(await look(page), `${width} px, ${theme}`).toEqual([]);
      if (width !== seen) await expectNothingCut(page);
      seen = width;
    }
    if (status) expectStatusComplaint(complaints, status);
  });
}

const phone = { width: 360, height: 740 };
const computer = { width: 1280, height: 800 };

/** Where words were snapped or ran off the edge: looked at in every run, on the phone. */
const wereWrong = ['/esporte-e-lazer?municipio=macapa', '/transmissoes', '/sobre'];
const enlarged = new Set([
  ...views.filter(({ path }) => wereWrong.includes(path)),
  ...share('200 %', views, 16),
]);

for (const view of enlarged) {
  const { name, path, prepare, status, asWindow, below = Number.POSITIVE_INFINITY } = view;
  test(`${name}: B4, text twice as large loses nothing and snaps no word`, async ({
    page,
    complaints,
  }) => {
    await stubVideo(page);
    await page.goto('/saude');
    await page.evaluate(() => localStorage.setItem('text', '200'));
    // Twice the text leaves half the width.
    const room = asWindow ? 1 : 2;
    const viewports = [phone, computer].filter(({ width }) => width / room < below);
    const drawn = share(`${name}, 200 %`, viewports);
    for (const viewport of new Set([...(wereWrong.includes(path) ? [phone] : []), ...drawn])) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await prepare?.(page);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
      await expectNothingCut(page);
      expect(await brokenWords(page)).toEqual([]);
      const hyphens = await page.evaluate(() => getComputedStyle(document.body).hyphens);
      if (viewport === phone) expect(hyphens).toBe('auto');
      if (status) expectStatusComplaint(complaints, status);
    }
  });
}
