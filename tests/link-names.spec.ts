import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { share } from './support/share.ts';
import { expect, stubVideo, test } from './support/test.ts';
import { views } from './support/views.ts';

interface NamedLink {
  name: string;
  /** What it stands in: the part of the page, and the heading of its card or row. */
  within: string;
  to: string;
}

/** The links that one can hear, with the name that the browser gives them. */
async function linksOf(page: Page): Promise<NamedLink[]> {
  await page.evaluate(axe.source);
  return page.evaluate(() => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    checker.setup(document.body);
    const words = (element: Element | null | undefined) =>
      (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const partOf = (link: Element) => {
      const part = link.closest('section[aria-labelledby], nav, header, footer');
      const label = part?.getAttribute('aria-labelledby');
      return label ? words(document.getElementById(label)) : (part?.ariaLabel ?? part?.localName);
    };
    const headingOf = (link: Element) =>
      words(link.closest('li:has(h2, h3, h4), article')?.querySelector('h2, h3, h4'));
    const shown = [...document.querySelectorAll('a[href]')].filter(
      (link) =>
        link.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !link.closest('[aria-hidden=true], [inert]'),
    );
    const links = shown.map((link) => ({
      name: checker.commons.text.accessibleText(link).replaceAll(/\s+/g, ' ').trim(),
      within: `${partOf(link)} / ${headingOf(link)}`,
      to: new URL(link.getAttribute('href') ?? '', location.href).href.replace(/#.*/, ''),
    }));
    checker.teardown();
    return links;
  });
}

for (const { name, path, prepare, status, below = 1281 } of share('link names', views, 24))
  test(`${name}: links of one name, in one place, lead to one page`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width: below - 1, height: 800 });
    await stubVideo(page);
    await page.goto(path);
    await prepare?.(page);
    const links = await linksOf(page);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => link.name === '')).toEqual([]);
    const alike = Map.groupBy(links, (link) => `${link.name} (${link.within})`);
    const doubtful = [...alike].flatMap(([words, group]) => {
      const places = new Set(group.map(({ to }) => to));
      return places.size > 1 ? [[words, ...places]] : [];
    });
    expect(doubtful).toEqual([]);
    if (status) complaints.length = 0;
  });
