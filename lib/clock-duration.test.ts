import { expect, test } from 'vitest';
import { clockDuration } from './clock-duration.ts';

const second = 1000;
test.each([
  [0, '0:00:00'],
  [59 * second, '0:00:59'],
  [(3600 + 42 * 60 + 10) * second, '1:42:10'],
  [24 * 3600 * second - 1, '23:59:59'],
  [24 * 3600 * second, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
])('%d ms last %s', (length, said) => {
  expect(clockDuration(5, 5 + length)).toBe(said);
});
