import { expect, it } from 'vitest';
import type { TransparencyRecord } from '#content/transparency';
import { barLengths, finding, yearFigures } from './year-figures.ts';

const record = (year: number, planned: number, paid: number) =>
  ({
    ...{ title: 't', year, planned, paid, party: undefined, reference: '1' },
    ...{ situation: 'Vigente', day: `${year}-03-01`, updated: '2025-05-12' },
  }) satisfies TransparencyRecord;

const figures = yearFigures(
  [record(2025, 300_000, 60_000), record(2025, 100_000, 40_000), record(2023, 200_000, 200_000)],
  [2025, 2024, 2023],
);

it('sums up each year, the empty one too', () => {
  expect(figures).toEqual([
    { year: 2025, count: 2, planned: 400_000, paid: 100_000 },
    { year: 2024, count: 0, planned: 0, paid: 0 },
    { year: 2023, count: 1, planned: 200_000, paid: 200_000 },
  ]);
});

it('all bars share one scale, and the longest is whole', () => {
  expect(barLengths(figures)).toEqual([
    { planned: 100, paid: 25 },
    { planned: 0, paid: 0 },
    { planned: 50, paid: 50 },
  ]);
  expect(barLengths(yearFigures([], [2025]))).toEqual([{ planned: 0, paid: 0 }]);
  // More may be paid than was planned: still nothing sticks out.
  expect(barLengths(yearFigures([record(2025, 50, 200)], [2025]))).toEqual([
    { planned: 25, paid: 100 },
  ]);
});

it('says what the bars show', () => {
  expect(finding(figures)).toBe(
    'O maior valor previsto é o de 2025: R$\u00a0400\u00a0mil. Foram pagos 25% do previsto em 2025 e 100% do previsto em 2023.',
  );
  expect(finding(yearFigures([record(2025, 0, 0)], [2025, 2024]))).toBe(
    'Só 2025 tem registros: R$\u00a00,00 previstos.',
  );
  expect(finding(yearFigures([], [2025]))).toBe('Não há registros para comparar.');
});
