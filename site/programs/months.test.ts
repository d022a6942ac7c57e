import { expect, test } from 'vitest';
import { monthLabels, monthsIn } from './months.ts';

test.each([
  ['De setembro a dezembro', [8, 9, 10, 11]],
  ['Todo ano. Inscrições abertas em junho', [5]],
  ['De novembro até fevereiro', [0, 1, 10, 11]],
  ['MARÇO e agosto', [2, 7]],
  ['Quintas-feiras, das 14h às 17h', []],
])('%s', (schedule, months) => {
  expect(monthsIn(schedule)).toEqual(months);
});

test('labels are short and capitalised', () => {
  expect(monthLabels.slice(0, 3)).toEqual(['Jan', 'Fev', 'Mar']);
});
