import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { warmPages } from '../../tests/support/warm-pages.ts';

const minute = 60_000;
/** Enough for one look and one page. */
const moment = 1000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('a page that is asked for twice', () => {
  test('is rendered again before its life ends, so that nobody waits', async () => {
    const { visit, during, rendered } = warmPages();
    await visit();
    await visit();
    expect(await during(minute * 0.9 - moment)).toEqual([]);
    expect(await during(2 * moment)).toEqual(['/']);
    await vi.advanceTimersByTimeAsync(minute / 10);
    await visit();
    expect(rendered).toHaveLength(2);
  });

  test('is rendered again after a publication', async () => {
    const { state, visit, during } = warmPages();
    await visit();
    await visit();
    Object.assign(state, { version: 2, text: 'published' });
    expect(await during(moment)).toEqual(['/']);
    expect((await visit()).body.toString()).toBe('published');
  });

  test('is left alone ten minutes after the last visit, and nothing runs any more', async () => {
    const { visit, during } = warmPages();
    await visit();
    await visit();
    expect(await during(10 * minute + moment)).toHaveLength(11);
    expect(await during(60 * minute)).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is taken up again when it is asked for again', async () => {
    const { visit, during } = warmPages();
    await visit();
    await visit();
    await during(60 * minute);
    await visit();
    expect(await during(minute)).toEqual([]);
    await visit();
    await visit();
    expect(await during(minute)).toEqual(['/']);
  });
});

describe('what goes wrong', () => {
  test.each([404, 500])('an answer of %i is left to the next visitor', async (status) => {
    const { state, visit, during } = warmPages();
    await visit();
    await visit();
    Object.assign(state, { version: 2, status });
    expect(await during(moment)).toEqual(['/']);
    expect(await during(minute)).toEqual([]);
    // The page of before is sent while rendering fails, and not when it was withdrawn.
    expect((await visit()).status).toBe(status === 500 ? 200 : 404);
  });

  test('a rendering that hangs holds up no other page', async () => {
    const { state, visit, during } = warmPages();
    for (const key of ['/a', '/b', '/b', '/b', '/a']) await visit(key);
    Object.assign(state, { version: 2, workMs: 3_600_000 });
    expect(await during(moment)).toEqual(['/b']);
    state.workMs = 0;
    expect(await during(11_000)).toEqual(['/a']);
  });

  test('nothing is rendered after the stop', async () => {
    const { state, keepWarm, visit, during } = warmPages();
    await visit();
    await visit();
    keepWarm.stop();
    state.version = 2;
    expect(await during(minute)).toEqual([]);
    await visit();
    expect(await during(minute)).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('what is published while a page is rendered again is not hidden by it', async () => {
  const { state, visit, during } = warmPages();
  await visit();
  await visit();
  Object.assign(state, { version: 2, workMs: 500 });
  expect(await during(300)).toEqual(['/']);
  Object.assign(state, { version: 3 });
  await during(400);
  Object.assign(state, { text: 'newest' });
  expect((await visit()).body.toString()).toBe('newest');
});
