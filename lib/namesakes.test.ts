import { expect, test } from 'vitest';
import { namesakesIn } from './namesakes.ts';

const people = (...names: string[]) => names.map((name) => ({ name }));

test('a name that stands twice is found, with or without its accents', () => {
  expect(namesakesIn(people('Ana Reis', 'Caio Luz', 'ANÁ REIS', 'ana reis'))).toEqual(['Ana Reis']);
});

test('different names are no namesakes', () => {
  expect(namesakesIn(people('Ana Reis', 'Ana Luz'))).toEqual([]);
  expect(namesakesIn([])).toEqual([]);
});
