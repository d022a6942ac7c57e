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
  /** Runs on whatever becomes of the machine's date. */
  clock?: () => number;
  maxBytes?: number;
  /** How long a visitor waits for a new page when an older one is at hand. */
  patienceMs?: number;
}

/** Does the work when its time has come, or refuses it. */
type Admit = (work: () => Promise<Page>) => Promise<Page>;

/** The body and what it is compressed to, the headers, and the address: a stranger chooses how long. */
function sizeOf({ page }: Kept, key: string): number {
  const headers = Object.entries(page.headers).flat().join('').length;
  return (page.body.length + headers + key.length) * 2 + 1024;
}

/**
 * Rendered pages in memory. A page is fresh while the content's number stands still and its own life
 * lasts; when rendering fails, the last good page is better than an apology.
 */
export function createPageCache({
  version,
  clock = () => performance.now(),
  maxBytes = 32 * 1024 * 1024,
  patienceMs = 3000,
}: PageCacheOptions) {
  const pages = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
  });
  const rendering = new Map<string, Promise<Page>>();

  const freshOf = (key: string, current: number) => {
    const kept = pages.get(key);
    const isFresh = kept?.version === current && clock() - kept.keptAt < kept.page.lifeMs;
    return isFresh ? kept.page : undefined;
  };

  async function get(
    key: string,
    render: () => Promise<Page>,
    admit: Admit = (work) => work(),
  ): Promise<Page> {
    // Read before rendering: content published meanwhile has a higher number and drops this page.
    const current = await version();
    const fresh = freshOf(key, current);
    if (fresh) return fresh;
    const kept = pages.get(key);
    const started = `${current} ${key}`;
    // Whoever waited for a turn may find that somebody else has done the work meanwhile.
    const begin = async () =>
      freshOf(key, current) ?? rendering.get(started) ?? renderOnce(started, key, current, render);
    // Rendering that is under way is joined without a turn: it is no more work.
    const running = rendering.get(started) ?? admit(begin);
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
