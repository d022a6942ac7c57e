import { expect, test } from 'vitest';
import { restartPause } from './restart-pause.ts';

test('pauses double from half a second to half a minute', () => {
  const pauses = [restartPause(undefined, 0)];
  while (pauses.length < 9) pauses.push(restartPause(pauses.at(-1), 100));
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('after a minute of life the first pause is short again', () => {
  expect(restartPause(30_000, 59_999)).toBe(30_000);
  expect(restartPause(30_000, 60_000)).toBe(500);
});
