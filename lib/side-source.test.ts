import { expect, test } from 'vitest';
import {
  parseSource,
  possibleSources,
  type SideSource,
  sourceText,
  sourceWords,
} from './side-source.ts';

const groups = [
  { id: '66f0', name: 'Grupo A', teams: [1, 2] },
  { id: 'norte:1', name: 'Norte', teams: [3] },
];

test('what is kept is read back as it was', () => {
  for (const stage of ['quartas', 'semifinal', 'terceiro', 'final'] as const)
    for (const source of possibleSources(stage, groups))
      expect(parseSource(sourceText(source))).toEqual(source);
});

test.each([
  '',
  'vencedor',
  'vencedor:grupos:1',
  'vencedor:semifinal:0',
  'vencedor:semifinal:x',
  'grupo:0:a',
  'grupo:1:',
  'outro:semifinal:1',
  'constructor:final:1',
])('nothing is read from %j', (text) => expect(parseSource(text)).toBeUndefined());

test('each round takes from the one before it, and all from the groups', () => {
  const words = (stage: Parameters<typeof possibleSources>[0]) =>
    possibleSources(stage, groups).map((source) => sourceWords(source, groups));
  const places = ['1º do Grupo A', '2º do Grupo A', '1º lugar, Norte'];
  expect(words('final')).toEqual([
    'Vencedor da 1ª semifinal',
    'Vencedor da 2ª semifinal',
    ...places,
  ]);
  expect(words('terceiro').slice(0, 2)).toEqual([
    'Perdedor da 1ª semifinal',
    'Perdedor da 2ª semifinal',
  ]);
  expect(words('semifinal')[3]).toBe('Vencedor da 4ª partida das quartas');
  expect(words('oitavas')).toEqual(places);
  expect(words('grupos')).toEqual([]);
});

test.each([
  ['Grupo B', '1º do Grupo B'],
  ['Chave Azul', '1º da Chave Azul'],
  ['Série B', '1º da Série B'],
  ['zona sul', '1º da zona sul'],
  ['REGIÃO 2', '1º da REGIÃO 2'],
  ['Chaveiros', '1º lugar, Chaveiros'],
  ['Vale do Jari', '1º lugar, Vale do Jari'],
])('the first of %s', (name, words) => {
  const source: SideSource = { kind: 'place', place: 1, group: 'one' };
  expect(sourceWords(source, [{ id: 'one', name, teams: [] }])).toBe(words);
});

test('a group that is gone has no words', () => {
  const source: SideSource = { kind: 'place', place: 1, group: 'gone' };
  expect(sourceWords(source, groups)).toBeUndefined();
});
