import { LRUCache } from 'lru-cache';
import type { Page } from './page.ts';
import { pause } from './pause.ts';

interface Kept {
  page: Page;
  version: number;
  keptAt: number;
}

interface PageCacheOptions {
  /** The number that grows with each publication. */
  version: () => Promise<number>;
  clock?: () => number;
  maxBytes?: number;
  /** How long a visitor waits for a new page when an older one is at hand. */
  patienceMs?: number;
}

/**
 * Rendered pages in memory. A page is fresh while the content's number stands still and its own life
 * lasts; when rendering fails, the last good page is better than an apology.
 */
export function createPageCache({
  version,
  clock = Date.now,
  maxBytes = 64 * 1024 * 1024,
  patienceMs = 3000,
}: PageCacheOptions) {
  const pages = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.body.length * 2 + 1024,
  });
  const rendering = new Map<string, Promise<Page>>();

  async function get(key: string, render: () => Promise<Page>): Promise<Page> {
    // Read before rendering: content published meanwhile has a higher number and drops this page.
    const current = await version();
    const kept = pages.get(key);
    if (kept?.version === current && clock() - kept.keptAt < kept.page.lifeMs) return kept.page;
    const started = `${current} ${key}`;
    const running = rendering.get(started) ?? renderOnce(started, key, current, render);
    if (!kept) return running;
    const page = await Promise.race([running.catch(() => kept.page), pause(patienceMs)]);
    return page === undefined || page.status >= 500 ? kept.page : page;
  }

  /** However many ask for a page that is being rendered, it is rendered once. */
  function renderOnce(started: string, key: string, current: number, render: () => Promise<Page>) {
    const running = render()
      .then((page) => {
        if (page.lifeMs > 0) pages.set(key, { page, version: current, keptAt: clock() });
        // Gone or moved: what was there before must never come back, not even when all else fails.
        else if (page.status < 500) pages.delete(key);
        return page;
      })
      .finally(() => rendering.delete(started));
    rendering.set(started, running);
    return running;
  }

  return { get };
}
