import { expect, test } from 'vitest';
import { letterBits, mayBeWithin, slipsBetween } from './slips.ts';

test.each([
  ['atletismo', 'atletismo', 0],
  ['atletsmo', 'atletismo', 1],
  ['atletiismo', 'atletismo', 1],
  ['atletizmo', 'atletismo', 1],
  ['altetismo', 'atletismo', 1],
  ['atlemo', 'atletismo', 3],
  ['', 'ab', 2],
  ['volei', 'futsal', 3],
])('%s → %s: %i', (one, other, slips) => {
  expect(slipsBetween(one, other, 2)).toBe(slips);
  expect(slipsBetween(other, one, 2)).toBe(slips);
  // The quick look never turns away what the close one would take.
  if (slips <= 2) expect(mayBeWithin(letterBits(one), letterBits(other), slips)).toBe(true);
});
