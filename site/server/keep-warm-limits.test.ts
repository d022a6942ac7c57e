import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { warmPages } from '../../tests/support/warm-pages.ts';

const minute = 60_000;
/** Enough for one look and one page. */
const moment = 1000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('what it may cost', () => {
  test('asked for once costs nothing, however many addresses there are', async () => {
    const { visit, during } = warmPages();
    for (let index = 0; index < 1000; index += 1) await visit(`/busca?q=${index}`);
    expect(vi.getTimerCount()).toBe(0);
    expect(await during(2 * minute)).toEqual([]);
  });

  test('of any number of addresses, the 30 asked for last are rendered again', async () => {
    const { visit, during } = warmPages();
    for (let index = 0; index < 100; index += 1) {
      await visit(`/busca?q=${index}`);
      await visit(`/busca?q=${index}`);
    }
    const again = await during(minute);
    expect(again).toHaveLength(30);
    expect(new Set(again)).toEqual(
      new Set(Array.from({ length: 30 }, (_, index) => `/busca?q=${70 + index}`)),
    );
  });

  test('one at a time, the one asked for most first, with rests twice as long', async () => {
    const { state, visit, during } = warmPages();
    for (const key of ['/a', '/a', '/a', '/a', '/b', '/b', '/c', '/c', '/c']) await visit(key);
    Object.assign(state, { version: 2, workMs: 100 });
    expect(await during(350)).toEqual(['/a']);
    expect(await during(190)).toEqual([]);
    expect(await during(110)).toEqual(['/c']);
    expect(await during(300)).toEqual(['/b']);
  });

  test('nothing begins while a page is rendered for a visitor', async () => {
    const { state, visit, during } = warmPages();
    await visit();
    await visit();
    Object.assign(state, { version: 2, busy: true });
    expect(await during(minute)).toEqual([]);
    state.busy = false;
    expect(await during(moment)).toEqual(['/']);
  });

  test('publications without end take no more than a third of the time', async () => {
    const { state, visit, rendered } = warmPages();
    for (let index = 0; index < 30; index += 1) {
      await visit(`/${index}`);
      await visit(`/${index}`);
    }
    state.workMs = 50;
    const before = rendered.length;
    for (let second = 0; second < 60; second += 1) {
      state.version += 1;
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect((rendered.length - before) * state.workMs).toBeLessThanOrEqual(minute / 3);
  });
});
