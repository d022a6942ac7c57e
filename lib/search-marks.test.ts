import { describe, expect, it } from 'vitest';
import { cutAround, markWords, type Piece } from './search-marks.ts';
import { stem } from './search-words.ts';

const stems = (...words: string[]) => new Set(words.map(stem));
const shown = (pieces: Piece[]) =>
  pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

describe('markWords', () => {
  it('marks every form of a word, as it is written', () => {
    expect(
      shown(markWords('Corridas e Inscrições: a corrida', stems('corrida', 'inscricao'))),
    ).toBe('[Corridas] e [Inscrições]: a [corrida]');
  });

  it('does not mark a word inside another, nor what only joins', () => {
    expect(shown(markWords('Paradesporto na praça', stems('desporto', 'na')))).toBe(
      'Paradesporto na praça',
    );
  });
});

describe('cutAround', () => {
  const far = `${'uma coisa qualquer, '.repeat(30)}a natação começa às oito. ${'Depois mais. '.repeat(30)}`;

  it('leaves a short text whole', () => {
    expect(shown(cutAround('Aulas de natação.', stems('natacao')))).toBe('Aulas de [natação].');
    expect(cutAround('', stems('natacao'))).toEqual([]);
  });

  it('shows the sentence of the hit, cut between words', () => {
    const text = shown(cutAround(far, stems('natacao')));
    expect(text).toMatch(/^…\S.* a \[natação\] começa às oito\. .*…$/);
    expect(text.length).toBeLessThan(240);
  });

  it('starts at the beginning where there is no hit', () => {
    expect(shown(cutAround(far, stems('volei')))).toMatch(/^uma coisa qualquer.*…$/);
  });
});
