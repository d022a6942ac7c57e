import { expect, it } from 'vitest';
import { shownYears, sumUp } from './records.ts';

it('adds up to the cent', () => {
  const records = Array.from({ length: 10 }, () => ({ planned: 0.1, paid: 0.7 }));
  expect(sumUp(records)).toEqual({ planned: 1, paid: 7 });
  expect(sumUp([])).toEqual({ planned: 0, paid: 0 });
});

it('offers every year up to now, with or without records', () => {
  expect(shownYears([{ year: 2023 }, { year: 2025 }], 2026)).toEqual([2026, 2025, 2024, 2023]);
  expect(shownYears([], 2026)).toEqual([2026]);
  expect(shownYears([{ year: 2027 }], 2026)).toEqual([2027, 2026]);
});
