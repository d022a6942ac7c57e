import { expect, test } from 'vitest';
import { parseMark, rank } from './marks.ts';

test.each([
  ['27,41', 27_410],
  ['27.4', 27_400],
  ['1:02,45', 62_450],
  ['2:03:15', 7_395_000],
  ['5,32 m', 532],
  ['12m', 1200],
])('%s', (text, value) => expect(parseMark(text)).toBe(value));

test.each(['', 'dns', '1:75', '1:60:00', '27,41,3', '-3'])('no mark: %s', (text) =>
  expect(parseMark(text)).toBeUndefined(),
);

const places = (marks: string[], order: 'menor' | 'maior') =>
  rank(marks, parseMark, order).map(({ entry, place, shared }) => [entry, place, shared]);

test('equal times share a place, and the next is left out; who has none comes last', () => {
  expect(places(['desistiu', '30,00', '29,10', '29,1', '31,00'], 'menor')).toEqual([
    ['29,10', 1, true],
    ['29,1', 1, true],
    ['30,00', 3, false],
    ['31,00', 4, false],
    ['desistiu', undefined, false],
  ]);
});

test('the longest jump wins', () => {
  expect(places(['4,90 m', '5,32 m'], 'maior').map(([mark]) => mark)).toEqual(['5,32 m', '4,90 m']);
});
