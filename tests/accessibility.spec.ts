import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectNothingCut } from './support/overflow.ts';
import { expect, expectStatusComplaint, stubVideo, test } from './support/test.ts';
import { views } from './support/views.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

const everything = (page: Page) => violations(new AxeBuilder({ page }).withTags(tags));

const show = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/** Only the colours differ between themes, so only they are looked at again, by the stricter rule. */
const colours = (page: Page) =>
  violations(new AxeBuilder({ page }).withRules(['color-contrast-enhanced']));

for (const { name, path, prepare, status, below = Number.POSITIVE_INFINITY } of views)
  test(`${name}: at three widths and in three themes`, async ({ page, complaints }) => {
    test.setTimeout(120_000);
    const widths = [320, 768, 1280].filter((width) => width < below);
    await stubVideo(page);
    // Between two themes nothing is half-way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: widths[0] ?? 320, height: 800 });
    await page.goto(path);
    await prepare?.(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await everything(page), `${width} px`).toEqual([]);
      await expectNothingCut(page);
      for (const theme of ['dark', 'contrast']) {
        await show(page, theme);
        expect(await colours(page), `${width} px, ${theme}`).toEqual([]);
      }
      await show(page, 'light');
    }
    if (status) expectStatusComplaint(complaints, status);
  });
