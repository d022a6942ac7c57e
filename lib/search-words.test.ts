import { describe, expect, it } from 'vitest';
import { allowedSlips, askedWords, partsOf, relativesOf, stem, wordsOf } from './search-words.ts';

describe('stem', () => {
  it.each([
    ['corrida', 'corridas'],
    ['inscricao', 'inscricoes'],
    ['municipal', 'municipais'],
    ['lei', 'leis'],
    ['facil', 'faceis'],
    ['papel', 'papeis'],
    ['infantil', 'infantis'],
    ['jovem', 'jovens'],
    ['treinador', 'treinadores'],
    ['treinadora', 'treinadores'],
    ['vez', 'vezes'],
    ['atleta', 'atletas'],
    ['campeao', 'campeoes'],
    ['campeao', 'campea'],
    ['paralimpico', 'paralimpicas'],
    ['jogo', 'jogos'],
    ['gratuito', 'gratuitas'],
  ])('%s and %s are forms of one word', (one, many) => {
    expect(stem(many)).toBe(stem(one));
  });

  it.each([
    ['corrida', 'corredor'],
    ['volei', 'voto'],
    ['rua', 'ruas-e-becos'],
    ['1500', '1501'],
  ])('%s and %s are not', (one, other) => {
    expect(stem(other)).not.toBe(stem(one));
  });

  it('leaves short words and figures alone', () => {
    expect(stem('rio')).toBe('rio');
    expect(stem('400s')).toBe('400s');
  });
});

describe('askedWords', () => {
  it('leaves out what only joins, unless there is nothing else', () => {
    expect(askedWords('Corrida da Orla e da orla')).toEqual(['corrida', 'orla']);
    expect(askedWords('na')).toEqual(['na']);
    expect(askedWords('!? <>')).toEqual([]);
  });
});

it('knows the words that mean the same', () => {
  expect(relativesOf(stem('paralimpiadas'))).toContain(stem('paralimpicos'));
  expect(relativesOf(stem('ruas'))).toEqual([]);
});

it('lets long words have more slips, and figures none', () => {
  expect(['orla', 'volei', 'atletismo', '1500'].map(allowedSlips)).toEqual([0, 1, 2, 0]);
});

it('a text is its parts put together, accents written in either way', () => {
  const text = ' «Natação», 1.500 m: nata\u0063\u0327a\u0303o! ';
  const parts = partsOf(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ isWord }) => isWord).map((part) => part.text)).toEqual([
    'Natação',
    '1',
    '500',
    'm',
    'nata\u0063\u0327a\u0303o',
  ]);
});

it('splits at whatever is no letter and no digit', () => {
  expect(wordsOf('Vôlei: 300 vagas')).toEqual(['volei', '300', 'vagas']);
});
