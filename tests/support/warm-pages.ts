import { vi } from 'vitest';
import { createKeepWarm } from '../../site/server/keep-warm.ts';
import { type Page, toPage } from '../../site/server/page.ts';
import { createPageCache } from '../../site/server/page-cache.ts';

/** A page cache that is kept warm, with pages that say `state.text` and take `state.workMs` of a clock that tests advance. */
export function warmPages() {
  const state = { version: 1, status: 200, text: 'same', busy: false, workMs: 0 };
  const rendered: string[] = [];
  const version = async () => state.version;
  const cache = createPageCache({ version });
  const keepWarm = createKeepWarm({ cache, version, isBusy: () => state.busy });
  const render = (key: string) => async (): Promise<Page> => {
    rendered.push(key);
    await new Promise((resolve) => setTimeout(resolve, state.workMs));
    const headers = { 'cache-control': 's-maxage=60', 'content-type': 'text/html' };
    return toPage(new Response(state.text, { status: state.status, headers }));
  };
  const visit = async (key = '/') => {
    const asking = cache.get(key, render(key));
    await vi.advanceTimersByTimeAsync(state.workMs);
    const page = await asking;
    if (page.lifeMs > 0) keepWarm.asked(key, render(key));
    return page;
  };
  /** What is rendered in the background while so much time passes. */
  const during = async (ms: number) => {
    const before = rendered.length;
    await vi.advanceTimersByTimeAsync(ms);
    return rendered.slice(before);
  };
  return { state, cache, keepWarm, visit, during, rendered };
}
