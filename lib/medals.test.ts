import { expect, test } from 'vitest';
import { type Award, isMedal, medalTable } from './medals.ts';

const awards = (text: string): Award[] =>
  text.split(' ').map((word) => {
    const place = Number(word.slice(-1));
    if (!isMedal(place)) throw new Error(word);
    return { town: word.slice(0, -1), place };
  });

test('one gold is more than many silvers, one silver more than many bronzes', () => {
  const table = medalTable(awards('a2 a2 a2 b1 c2 c3 d3 d3 d3'));
  expect(table.map(({ town, total }) => [town, total])).toEqual([
    ['b', 1],
    ['a', 3],
    ['c', 2],
    ['d', 3],
  ]);
});

test('who has the same of each shares a place', () => {
  const table = medalTable(awards('a1 b1 c3'));
  expect(table.map(({ place }) => place)).toEqual([1, 1, 3]);
});
