import { expect, test } from 'vitest';
import type { SearchAnswer } from '#content/search';
import { countText, offeredKinds, searchAddress } from './search-view.ts';

const answer: SearchAnswer = {
  found: [],
  counts: { news: 1, events: 12 },
  words: 'all',
  last: 1,
};
const view = { words: 'natação', kind: undefined, answer };

test('the heading says how many, of what, and where', () => {
  expect(countText(view)).toBe('13 resultados para “natação”');
  expect(countText({ ...view, kind: 'news' })).toBe('1 resultado para “natação” em Notícias');
  expect(countText({ ...view, kind: 'athletes' })).toBe(
    'Nenhum resultado para “natação” em Atletas',
  );
});

test('kinds without a result are not offered, unless one stands on them', () => {
  expect(offeredKinds(answer, undefined)).toEqual(['events', 'news']);
  expect(offeredKinds(answer, 'athletes')).toEqual(['events', 'news', 'athletes']);
});

test('addresses leave out what is the default', () => {
  expect(searchAddress('a & b')).toBe('/busca?q=a+%26+b');
  expect(searchAddress('gol', 'news', 2)).toBe('/busca?q=gol&tipo=noticias&pagina=2');
});
