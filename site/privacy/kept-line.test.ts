import { expect, test } from 'vitest';
import { retention } from '../../lib/retention.ts';
import { keptBars, keptMarks } from './kept-line.ts';

test('the line is to scale, from today to the longest that anything is kept', () => {
  const endOf = (name: string) => keptBars.find((bar) => bar.name === name)?.end;
  expect(retention.messageYears).toBe(2);
  expect(endOf('Fale Conosco')).toBe(100);
  expect(endOf('Avise-me')).toBeCloseTo((retention.openingAlertDays / 730) * 100);
  expect(endOf('E-mails que enviamos')).toBeCloseTo((retention.mailDays / 730) * 100);
  expect(keptMarks.find(({ name }) => name === '1 ano')?.at).toBe(50);
});

test('the longest comes first', () => {
  const ends = keptBars.map(({ end }) => end);
  expect(ends).toEqual(ends.toSorted((a, b) => b - a));
});
