import { expect, it } from 'vitest';
import type { Law } from '#content/legislation';
import { filterLaws, yearsOf } from './law-filter.ts';

const law = (title: string, kind: Law['kind'], year: number): Law => ({
  title,
  kind,
  year,
  number: '0.000',
  summary: '',
  file: undefined,
});
const laws = [law('a', 'lei', 2021), law('b', 'decreto', 2021), law('c', 'lei', 2019)];
const titles = (list: Law[]) => list.map(({ title }) => title).join('');

it('shows everything without a filter, and both filters narrow together', () => {
  expect(titles(filterLaws(laws, { kind: undefined, year: undefined }))).toBe('abc');
  expect(titles(filterLaws(laws, { kind: 'lei', year: undefined }))).toBe('ac');
  expect(titles(filterLaws(laws, { kind: undefined, year: 2021 }))).toBe('ab');
  expect(titles(filterLaws(laws, { kind: 'lei', year: 2021 }))).toBe('a');
  expect(titles(filterLaws(laws, { kind: 'portaria', year: 2021 }))).toBe('');
});

it('offers each year once, the newest first', () => {
  expect(yearsOf(laws)).toEqual([2021, 2019]);
});
