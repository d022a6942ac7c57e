import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test.each([
  [0, 1],
  [60, 1],
  [310, 2],
  [1000, 5],
])('%i words take %i min', (words, minutes) => {
  expect(readingMinutes('palavra '.repeat(words))).toBe(minutes);
});
