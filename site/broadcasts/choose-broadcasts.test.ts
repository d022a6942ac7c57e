import { expect, it } from 'vitest';
import {
  addressOf,
  allAddress,
  listWords,
  ofCategory,
  othersLike,
  selectedOf,
} from './choose-broadcasts.ts';

const list = [
  { slug: 'a', title: 'Final', category: 'volei' as const },
  { slug: 'b', title: 'Semifinal', category: 'futebol' as const },
  { slug: 'c', title: 'Estadual', category: 'volei' as const },
];

it('leaves the broadcasts of one category, or all', () => {
  expect(ofCategory(list, 'volei').map(({ slug }) => slug)).toEqual(['a', 'c']);
  expect(ofCategory(list, undefined)).toEqual(list);
  expect(ofCategory(list, 'natacao')).toEqual([]);
});

it('B13: finds a sport in the title of a broadcast of another category', () => {
  const school = { title: 'Jogos Escolares: vôlei feminino', category: 'escolares' as const };
  const para = { title: 'Natação paralímpica', category: 'paralimpicos' as const };
  expect(ofCategory([school, para], 'volei')).toEqual([school]);
  expect(ofCategory([school, para], 'natacao')).toEqual([para]);
  expect(ofCategory([school, para], 'escolares')).toEqual([school]);
  expect(ofCategory([school, para], 'futebol')).toEqual([]);
});

it('selects what was asked for, also one that is not listed, else the first', () => {
  const older = { slug: 'z', title: 'Regional', category: 'volei' as const };
  expect(selectedOf(list, older, undefined)?.slug).toBe('z');
  expect(selectedOf(list, older, 'volei')?.slug).toBe('z');
  expect(selectedOf(list, older, 'futebol')?.slug).toBe('a');
  expect(selectedOf(list, undefined, undefined)?.slug).toBe('a');
  expect(selectedOf([], undefined, undefined)).toBeUndefined();
});

it('keeps the category in the address of all', () => {
  expect(allAddress({ tab: 'proximas', category: undefined })).toBe('/transmissoes?ver=todas');
  expect(allAddress({ tab: 'anteriores', category: 'volei' }, 2)).toBe(
    '/transmissoes?aba=anteriores&categoria=volei&ver=todas&pagina=2',
  );
});

it('says how many there are', () => {
  expect(listWords({ tab: 'anteriores', category: 'volei' }, 130)).toBe(
    'Transmissões anteriores, Vôlei: 130 gravações',
  );
});

it('offers others, those of the same sport first, and never the one that is shown', () => {
  const shown = { slug: 'a', category: 'volei' as const };
  expect(othersLike(shown, list, 4).map(({ slug }) => slug)).toEqual(['c', 'b']);
  expect(othersLike(shown, list, 1).map(({ slug }) => slug)).toEqual(['c']);
});

it('gives each view one address', () => {
  expect(addressOf({ tab: 'proximas', category: undefined })).toBe('/transmissoes');
  expect(addressOf({ tab: 'anteriores', category: 'volei' }, 'c')).toBe(
    '/transmissoes?aba=anteriores&categoria=volei&gravacao=c',
  );
});
