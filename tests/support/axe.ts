import type { Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Run in the page, and for violations only: nine times as fast as with the list of what passed. Frames belong
 * to another site.
 */
async function violations(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  return page.evaluate(async (only) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations: found } = await checker.run({
      runOnly: only,
      resultTypes: ['violations'],
      iframes: false,
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
    );
  }, runOnly);
}

/** By all rules that a page is held to. */
export const everything = (page: Page) => violations(page, { type: 'tag', values: tags });

/** Only the colours differ between themes of one width, so only they are looked at again, by both rules. */
export const colours = (page: Page) =>
  violations(page, { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced'] });

/** Before the others, once for each page. */
export const loadAxe = (page: Page) => page.evaluate(axe.source);
