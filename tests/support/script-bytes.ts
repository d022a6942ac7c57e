import type { Page } from '@playwright/test';

/** The JavaScript that a page has loaded, compressed, without headers and without the display face. */
export const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.js$/.test(name) && !/\/face\.[\w-]+\.js$/.test(name))
      .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
  );
