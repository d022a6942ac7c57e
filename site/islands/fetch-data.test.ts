import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchData, fetchOnce, retryDelay } from './fetch-data.ts';

const stay = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answer(respond: () => Promise<Response>) {
  const asked = vi.fn(respond);
  vi.stubGlobal('fetch', asked);
  return asked;
}

describe('data in the browser', () => {
  it('waits 1 s before it tries again, twice as long each time, never more than 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 20].map(retryDelay)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });

  it('tries three times more before it gives up', async () => {
    const asked = answer(() => Promise.reject(new Error('offline')));
    const given = fetchData('/x', stay).catch(() => 'gave up');
    await vi.advanceTimersByTimeAsync(6999);
    expect(asked).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(4);
    expect(await given).toBe('gave up');
  });

  it('takes an answer that says an error for none', async () => {
    const asked = answer(async () => new Response('', { status: 503 }));
    const given = fetchData('/x', stay).catch(() => 'gave up');
    await vi.advanceTimersByTimeAsync(7000);
    expect(asked).toHaveBeenCalledTimes(4);
    expect(await given).toBe('gave up');
  });

  it('does not try again once nobody waits', async () => {
    const leave = new AbortController();
    const asked = answer(() => Promise.reject(new Error('aborted')));
    const given = fetchData('/x', leave.signal).catch(() => 'gave up');
    leave.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await given).toBe('gave up');
  });

  it('keeps what was asked once for five minutes', async () => {
    const asked = answer(async () => Response.json([1]));
    expect(await fetchOnce('/y', stay)).toEqual([1]);
    await vi.advanceTimersByTimeAsync(299_999);
    expect(await fetchOnce('/y', stay)).toEqual([1]);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await fetchOnce('/y', stay);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
