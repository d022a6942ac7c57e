import { expect, test } from 'vitest';
import { careerYears, decades, timeline } from './career.ts';

test('a career has an end, or goes on', () => {
  expect(careerYears({ activeFrom: 1982, activeTo: 2004 })).toBe('1982 a 2004');
  expect(careerYears({ activeFrom: 2021, activeTo: undefined })).toBe('desde 2021');
  expect(careerYears({ activeFrom: undefined, activeTo: 2004 })).toBeUndefined();
});

test('achievements run through the years, those without one at the end', () => {
  const achievements = [
    { year: undefined, text: 'Fundou uma escola' },
    { year: 1991, text: 'Tri' },
    { year: undefined, text: 'Ensina no rio' },
    { year: 1988, text: 'Campeão' },
  ];
  expect(timeline(achievements).map(({ text }) => text)).toEqual([
    'Campeão',
    'Tri',
    'Fundou uma escola',
    'Ensina no rio',
  ]);
});

test('decades are those in which a career began, in order', () => {
  const people = [
    { name: 'c', activeFrom: 1989 },
    { name: 'a', activeFrom: 1955 },
    { name: 'b', activeFrom: 1980 },
    { name: 'none', activeFrom: undefined },
  ];
  expect(
    decades(people).map(({ start, athletes }) => [start, athletes.map((p) => p.name)]),
  ).toEqual([
    [1950, ['a']],
    [1980, ['b', 'c']],
  ]);
});
