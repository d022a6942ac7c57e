import { describe, expect, it, vi } from 'vitest';
import { queryClient, queryDefaults } from './query-client.ts';

describe('query client', () => {
  it('keeps data for five minutes', () => {
    expect(queryDefaults.gcTime).toBe(300_000);
  });

  it('waits 1 s before it tries again, twice as long each time, never more than 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 20].map(queryDefaults.retryDelay)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });

  it('tries three times more before it gives up', async () => {
    vi.useFakeTimers();
    const fails = vi.fn(() => Promise.reject(new Error('offline')));
    const asked = queryClient
      .fetchQuery({ queryKey: ['x'], queryFn: fails, retry: queryDefaults.retry })
      .catch(() => 'gave up');
    await vi.advanceTimersByTimeAsync(6999);
    expect(fails).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(fails).toHaveBeenCalledTimes(4);
    expect(await asked).toBe('gave up');
    vi.useRealTimers();
  });
});
