import type { Page } from './page.ts';
import type { PageCache } from './page-cache.ts';
import type { PageRenderer } from './render-page.ts';

/** Refusals are cached, because anybody can cause them. Our own failures are rendered each time. */
export function createFailurePages(
  cache: Pick<PageCache, 'get'>,
  renderSafely: PageRenderer['renderSafely'],
) {
  return async function failurePage(status: number): Promise<Page> {
    const page = () => renderSafely('/500', { failure: status, path: '/' });
    if (status >= 500) return page();
    const kept = await cache.get(`failure ${status}`, async () => ({
      ...(await page()),
      status,
      lifeMs: 60_000,
    }));
    return { ...kept, lifeMs: 0 };
  };
}
