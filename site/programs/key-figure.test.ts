import { expect, test } from 'vitest';
import { keyFigure } from './key-figure.ts';

test.each([
  ['Ter 60 anos ou mais', '60+', 'anos de idade'],
  ['Ter de 15 a 17 anos', '15–17', 'anos de idade'],
  ['Pelo menos 15 atletas por equipe', '15+', 'atletas por equipe'],
])('%s is told as %s', (text, figure, label) => {
  expect(keyFigure(['Documento com foto', text])).toEqual({ figure, label, source: text });
});

test('a number that decides nothing about who may come is no figure', () => {
  expect(
    keyFigure([
      'Autorização do responsável, se você tem menos de 18 anos',
      'Um responsável pela equipe com 18 anos ou mais',
      'Atestado médico dos últimos 6 meses',
    ]),
  ).toBeUndefined();
});
