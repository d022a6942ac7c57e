// Long because every way in which a page becomes stale has its case.
import { describe, expect, test, vi } from 'vitest';
import { type Page, toPage } from './page.ts';
import { createPageCache } from './page-cache.ts';

function setUp() {
  const state = { version: 1, time: 0, renders: 0, status: 200, life: 60 };
  const cache = createPageCache({
    version: async () => state.version,
    clock: () => state.time,
  });
  const render = async (): Promise<Page> => {
    state.renders += 1;
    const headers = { 'cache-control': `public, s-maxage=${state.life}` };
    return toPage(new Response(`render ${state.renders}`, { status: state.status, headers }));
  };
  const get = async (key = '/') => (await cache.get(key, render)).body.toString();
  return { state, cache, get };
}

describe('a page', () => {
  test('is rendered once while nothing changes', async () => {
    const { state, get } = setUp();
    expect(await get()).toBe('render 1');
    state.time = 59_000;
    expect(await get()).toBe('render 1');
  });

  test('is rendered anew when something was published', async () => {
    const { state, get } = setUp();
    await get();
    state.version = 2;
    expect(await get()).toBe('render 2');
  });

  test('is rendered anew when its life is over', async () => {
    const { state, get } = setUp();
    await get();
    state.time = 60_000;
    expect(await get()).toBe('render 2');
  });

  test('is rendered once however many ask at the same time', async () => {
    const { state, get } = setUp();
    await Promise.all(Array.from({ length: 20 }, () => get()));
    expect(state.renders).toBe(1);
  });

  test('of newer content is not replaced by a slow rendering of older', async () => {
    const { state, cache, get } = setUp();
    const slow = Promise.withResolvers<Page>();
    const older = cache.get('/', () => slow.promise);
    await Promise.resolve();
    state.version = 2;
    state.time = 10;
    expect(await get()).toBe('render 1');
    const headers = { 'cache-control': 'public, s-maxage=60' };
    slow.resolve(await toPage(new Response('older', { headers })));
    expect((await older).body.toString()).toBe('older');
    // Kept and fresh: nothing is rendered again.
    expect(await get()).toBe('render 1');
    expect(state.renders).toBe(1);
  });

  test('without a life is never kept', async () => {
    const { state, get } = setUp();
    state.life = 0;
    await get();
    expect(await get()).toBe('render 2');
  });

  test('of another address is another page', async () => {
    const { get } = setUp();
    await get('/a');
    expect(await get('/b')).toBe('render 2');
  });
});

describe('when rendering fails', () => {
  test('the last good page is served, and the next visitor tries again', async () => {
    const { state, get } = setUp();
    await get();
    state.version = 2;
    state.status = 500;
    expect(await get()).toBe('render 1');
    state.status = 200;
    expect(await get()).toBe('render 3');
  });

  test('a page that was withdrawn does not come back', async () => {
    const { state, get } = setUp();
    await get();
    Object.assign(state, { version: 2, status: 404 });
    expect(await get()).toBe('render 2');
    Object.assign(state, { version: 3, status: 500 });
    expect(await get()).toBe('render 3');
  });

  test('a rendering that hangs is not waited for when an older page is at hand', async () => {
    const cache = createPageCache({ version: async () => state.version, patienceMs: 10 });
    const state = { version: 1 };
    const headers = { 'cache-control': 's-maxage=60' };
    await cache.get('/', () => toPage(new Response('old', { headers })));
    state.version = 2;
    const page = await cache.get('/', () => new Promise(() => {}));
    expect(page.body.toString()).toBe('old');
  });

  test('an exception is treated alike', async () => {
    const { state, cache, get } = setUp();
    await get();
    state.version = 2;
    const broken = () => Promise.reject(new Error('no database'));
    expect((await cache.get('/', broken)).body.toString()).toBe('render 1');
    await expect(cache.get('/never-seen', broken)).rejects.toThrow('no database');
  });
});

test('A5: a date that is set back makes no page live longer', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  let renders = 0;
  const cache = createPageCache({ version: async () => 1 });
  const headers = { 'cache-control': 's-maxage=60' };
  const get = async () => {
    const page = await cache.get('/', () => toPage(new Response(`${++renders}`, { headers })));
    return page.body.toString();
  };
  expect(await get()).toBe('1');
  vi.advanceTimersByTime(60_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await get()).toBe('2');
  vi.useRealTimers();
});

describe('work that needs a turn', () => {
  test('is asked for only when nothing fresh is there and nobody is at it', async () => {
    const { cache } = setUp();
    let turns = 0;
    const admit = <T>(work: () => Promise<T>) => {
      turns += 1;
      return work();
    };
    const slow = Promise.withResolvers<Page>();
    const headers = { 'cache-control': 's-maxage=60' };
    const first = cache.get('/', () => slow.promise, admit);
    await new Promise(setImmediate);
    const second = cache.get('/', () => slow.promise, admit);
    slow.resolve(await toPage(new Response('one', { headers })));
    expect(await first).toBe(await second);
    await cache.get('/', () => slow.promise, admit);
    expect(turns).toBe(1);
  });

  test('is not done twice for those who waited for their turn', async () => {
    const { state, cache, get } = setUp();
    const gate = Promise.withResolvers<void>();
    const waiting = cache.get(
      '/',
      () => Promise.reject(new Error('rendered again')),
      (work) => gate.promise.then(work),
    );
    expect(await get()).toBe('render 1');
    gate.resolve();
    expect((await waiting).body.toString()).toBe('render 1');
    expect(state.renders).toBe(1);
  });
});
