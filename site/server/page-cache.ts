import { LRUCache } from 'lru-cache';
import { counter } from '../../lib/metrics.ts';
import type { Page } from './page.ts';
import { pause } from './pause.ts';
import type { Version } from './version-watch.ts';

interface Kept {
  page: Page;
  version: number;
  /** When its rendering began. */
  begunAt: number;
  keptAt: number;
}

interface PageCacheOptions {
  version: Version;
  /** A clock that never jumps, unlike the machine's date. */
  clock?: () => number;
  maxBytes?: number;
  /** How long a visitor waits for a new page when an older one is at hand. */
  patienceMs?: number;
}

export type PageCache = ReturnType<typeof createPageCache>;

const uses = counter(
  'portal_cache_total',
  'Pedidos à memória de páginas: frescas, por fazer, e antigas enviadas no lugar.',
  'result',
);

export const countFresh = () => uses.add('fresh');

/** Does the work when its turn has come, or refuses it. */
type Admit = (work: () => Promise<Page>) => Promise<Page>;

/** Counts body, compressed bodies, headers and address, because visitors choose how long addresses are. */
function sizeOf({ page }: Kept, key: string): number {
  const headers = Object.entries(page.headers).flat().join('').length;
  return (page.body.length + headers + key.length) * 2 + 1024;
}

/** What says the same as before needs not be compressed again: most pages, after a minute or a publication. */
function withCompressed(page: Page, older: Page | undefined): Page {
  if (!older?.body.equals(page.body)) return page;
  const { body, encoder } = older;
  return { ...page, body, encoder };
}

/**
 * Rendered pages in memory. A page is fresh while the content's number is the same and its life lasts. When
 * rendering fails, the last good page is sent.
 *
 * Long because its functions share the pages and the renderings under way.
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

  const isFresh = (kept: Kept, current: number, life = kept.page.lifeMs) =>
    kept.version === current && clock() - kept.keptAt < life;

  const freshOf = (key: string, current: number) => {
    const kept = pages.get(key);
    return kept && isFresh(kept, current) ? kept.page : undefined;
  };

  /** A fresh page without waiting for anything, not counted; undefined also where only `get` can tell. */
  function getNow(key: string): Page | undefined {
    const current = version.recent?.();
    return current === undefined ? undefined : freshOf(key, current);
  }

  async function get(
    key: string,
    render: () => Promise<Page>,
    admit: Admit = (work) => work(),
  ): Promise<Page> {
    // Read before rendering: content published meanwhile has a higher number, and this page is dropped.
    const current = await version();
    const fresh = freshOf(key, current);
    uses.add(fresh ? 'fresh' : 'missed');
    if (fresh) return fresh;
    const kept = pages.get(key);
    const started = `${current} ${key}`;
    // While waiting for a turn, another request may have rendered the page.
    const begin = async () =>
      freshOf(key, current) ?? rendering.get(started) ?? renderOnce(started, key, current, render);
    // Joining a rendering that is under way is no extra work and needs no turn.
    const running = rendering.get(started) ?? admit(begin);
    if (!kept) return running;
    const page = await Promise.race([running.catch(() => kept.page), pause(patienceMs)]);
    if (page !== undefined && page !== kept.page && page.status < 500) return page;
    uses.add('older');
    return kept.page;
  }

  /** However many ask for a page at once, it is rendered once. */
  function renderOnce(started: string, key: string, current: number, render: () => Promise<Page>) {
    const begunAt = clock();
    const running = render()
      .then((rendered) => {
        const kept = pages.peek(key);
        const page = withCompressed(rendered, kept?.page);
        // A slow rendering of older content must not take the place of a newer page.
        if (kept && kept.begunAt > begunAt) return page;
        if (page.lifeMs > 0) pages.set(key, { page, version: current, begunAt, keptAt: clock() });
        // After 404 or a redirect the older page must never be sent again, not even when rendering fails.
        else if (page.status < 500) pages.delete(key);
        return page;
      })
      .finally(() => rendering.delete(started));
    rendering.set(started, running);
    return running;
  }

  /** Whether a page is kept that is stale, or in the last tenth of its life. */
  function isEnding(key: string, current: number): boolean {
    const kept = pages.peek(key);
    return kept !== undefined && !isFresh(kept, current, kept.page.lifeMs * 0.9);
  }

  /** Renders a page again, and compresses it in every way in which the older one was sent. */
  async function renew(key: string, render: () => Promise<Page>): Promise<Page> {
    const current = await version();
    const encodings = pages.peek(key)?.page.encoder.encodings() ?? [];
    const started = `${current} ${key}`;
    const page = await (rendering.get(started) ?? renderOnce(started, key, current, render));
    for (const encoding of encodings) await page.encoder.prepare(encoding);
    return page;
  }

  return { get, getNow, isEnding, renew };
}
