import { expect, it } from 'vitest';
import { sumUp } from './records.ts';

it('adds up to the cent', () => {
  const records = Array.from({ length: 10 }, () => ({ planned: 0.1, paid: 0.7 }));
  expect(sumUp(records)).toEqual({ planned: 1, paid: 7 });
  expect(sumUp([])).toEqual({ planned: 0, paid: 0 });
});
