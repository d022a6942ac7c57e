import type { Page } from '@playwright/test';

/** Until the page has fetched for the next one, which it does when it has long been idle. */
export const fetchedAhead = (page: Page) =>
  page.waitForFunction(() => document.querySelector('link[rel=compression-dictionary]') !== null);
