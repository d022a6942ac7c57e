import { expect, type Page } from '@playwright/test';

/**
 * Nothing that one reads or uses reaches beyond the window. The page's own width says nothing here:
 * `body` and `main` clip what is too wide. What scrolls sideways by itself, or is read only aloud, may.
 */
export async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const wanted = 'a, button, input, select, textarea, h1, h2, h3, h4, h5, p, li, td, img';
    const mayReachOut = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (at.matches('.vh, .tip')) return true;
        if (at !== element && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll(wanted)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .filter((element) => !mayReachOut(element))
      .map((element) => element.outerHTML.slice(0, 160));
  });
  expect(cut).toEqual([]);
}
