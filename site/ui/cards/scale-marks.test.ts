import { expect, test } from 'vitest';
import { placeMarks } from './scale-marks.ts';

const years = (...values: number[]) => values.map((value) => ({ value, label: String(value) }));

test('what is measured lies in proportion, whatever the order it comes in', () => {
  const placed = placeMarks(years(2004, 1988, 1990, 1991));
  expect(placed.map(({ value, at }) => [value, at])).toEqual([
    [1988, 0],
    [1990, 0.125],
    [1991, 0.1875],
    [2004, 1],
  ]);
});

test('labels that would touch stand one above the other, the others beside the line', () => {
  expect(placeMarks(years(1988, 1990, 1991, 2004)).map(({ level }) => level)).toEqual([0, 1, 2, 0]);
  expect(placeMarks(years(1990, 1991, 1992)).map(({ level }) => level)).toEqual([0, 0, 0]);
});

test('a label at an end stays on the line, and a year is marked once', () => {
  const placed = placeMarks(years(2022, 2022, 2024));
  expect(placed.map(({ anchor }) => anchor)).toEqual(['start', 'end']);
});
