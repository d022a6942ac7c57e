import { type AskedPage, createAskedPages } from './asked-pages.ts';
import type { PageCache } from './page-cache.ts';
import { pause } from './pause.ts';
import { reportFailure } from './report-failure.ts';

interface KeepWarmOptions {
  cache: Pick<PageCache, 'isEnding' | 'renew'>;
  version: () => Promise<number>;
  /** Whether something is being rendered for a visitor. */
  isBusy: () => boolean;
  isOn?: boolean;
  clock?: () => number;
}

const lookEveryMs = 250;
/** After each page nothing is rendered for twice as long as it took: a third of the site's thread at most. */
const rest = 2;
/** A page that waited for the database took long without costing much. */
const longestRestMs = 500;
const patienceMs = 10_000;

/**
 * Renders pages that people are reading again before their life ends and after a publication, so that no
 * visitor waits for it: one at a time, the one asked for most first, and none beside a visitor's own.
 */
export function createKeepWarm(options: KeepWarmOptions) {
  const { cache, version, isBusy, isOn = true, clock = () => performance.now() } = options;
  const pages = createAskedPages(clock);
  let running = false;
  let stopped = false;

  async function run(): Promise<void> {
    running = true;
    try {
      for (let read = pages.list(); read.length > 0 && !stopped; read = pages.list()) {
        const current = await version();
        const due = isBusy() ? undefined : read.find(([key]) => cache.isEnding(key, current));
        await pause(due ? await renew(...due) : lookEveryMs);
      }
    } finally {
      running = false;
    }
  }

  /** Returns how long to rest. What fails, is gone or hangs is left to the next visitor. */
  async function renew(key: string, { render }: AskedPage): Promise<number> {
    let workMs = 0;
    const timed = async () => {
      const began = clock();
      const page = await render();
      workMs = clock() - began;
      return page;
    };
    const isKept = cache.renew(key, timed).then(
      ({ lifeMs }) => lifeMs > 0,
      () => false,
    );
    if (!(await Promise.race([isKept, pause(patienceMs)]))) pages.forget(key);
    return Math.min(workMs * rest, longestRestMs);
  }

  function asked(key: string, render: AskedPage['render']): void {
    if (!isOn) return;
    pages.note(key, render);
    if (!running && !stopped && !pages.isEmpty) void run().catch(reportFailure);
  }

  return {
    /** Tells of a visit to a page that is kept. */
    asked,
    /** The same for later, holding nothing of the visitor. */
    visitTo: (key: string, render: AskedPage['render']) => () => asked(key, render),
    stop(): void {
      stopped = true;
    },
  };
}
