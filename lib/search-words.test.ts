import { describe, expect, it } from 'vitest';
import { speaksOf, stem, wordsOf } from './search-words.ts';

describe('stem', () => {
  it.each([
    ['corrida', 'corridas'],
    ['inscricao', 'inscricoes'],
    ['municipal', 'municipais'],
    ['papel', 'papeis'],
    ['infantil', 'infantis'],
    ['jovem', 'jovens'],
    ['treinador', 'treinadores'],
    ['treinadora', 'treinadores'],
    ['vez', 'vezes'],
    ['atleta', 'atletas'],
    ['campeao', 'campeoes'],
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

describe('speaksOf', () => {
  const text = 'Corrida na Orla abre inscrições. São 1.500 vagas gratuitas';

  it.each(['corrida', 'corridas', 'CORRIDA', 'inscrição', 'inscricao', 'vaga gratuita', 'inscr'])(
    'finds %s',
    (asked) => expect(speaksOf(text, asked)).toBe(true),
  );

  it('wants every word that matters, and none of those that join', () => {
    expect(speaksOf(text, 'corrida da orla')).toBe(true);
    expect(speaksOf(text, 'corrida de canoa')).toBe(false);
  });

  it('does not find a word inside another', () => {
    expect(speaksOf(text, 'brio')).toBe(false);
    expect(speaksOf('Paradesporto', 'desporto')).toBe(false);
  });

  it('finds nothing where no word was typed', () => {
    expect(speaksOf(text, '!?')).toBe(false);
    expect(speaksOf(text, 'na')).toBe(true);
  });
});

it('splits at whatever is no letter and no digit', () => {
  expect(wordsOf('Vôlei: 300 vagas')).toEqual(['volei', '300', 'vagas']);
});
