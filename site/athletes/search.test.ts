import { describe, expect, test } from 'vitest';
import { athletesAddress, byGroup, findAthletes } from './search.ts';

const naira = {
  name: 'Naíra Quaresma',
  sport: 'Judô',
  birthplace: 'Oiapoque',
  group: 'talentos' as const,
};
const rosivan = {
  name: 'Rosivan Quintela',
  sport: 'Futebol, goleiro',
  birthplace: 'Santana',
  group: 'futebol' as const,
};
const all = [naira, rosivan];

describe('the search', () => {
  test.each([
    ['naira', naira],
    ['NAÍRA', naira],
    ['judo', naira],
    ['oiapo', naira],
    ['goleiro', rosivan],
    ['  santana ', rosivan],
  ])('%s is found in name, sport or birthplace', (term, expected) => {
    expect(findAthletes(all, term)).toEqual([expected]);
  });

  test('nothing typed finds everybody', () => {
    expect(findAthletes(all, '   ')).toEqual(all);
  });

  test('does not look anywhere else', () => {
    expect(findAthletes(all, 'talentos')).toEqual([]);
  });
});

test('tabs come in their order, empty ones too', () => {
  expect(byGroup(all)).toEqual([
    ['lendas', []],
    ['talentos', [naira]],
    ['futebol', [rosivan]],
    ['paralimpicos', []],
  ]);
});

test('addresses leave out what is the default', () => {
  expect(athletesAddress('lendas', '')).toBe('/atletas');
  expect(athletesAddress('futebol', 'são & cia')).toBe(
    '/atletas?grupo=futebol&busca=s%C3%A3o+%26+cia',
  );
});
