import { expect, test } from 'vitest';
import { ageOn, isMinorOn } from './age.ts';

test.each([
  ['2007-06-02', '2025-06-01', 17],
  ['2007-06-01', '2025-06-01', 18],
  ['2007-06-01', '2025-05-31', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-29', 20],
  ['2025-01-01', '2025-12-31', 0],
])('born on %s, on %s: %i', (birth, day, age) => {
  expect(ageOn(birth, day)).toBe(age);
  expect(isMinorOn(birth, day)).toBe(age < 18);
});
