import { expect, test } from 'vitest';
import { linesOf, usualHero, wrongTitle } from './usual-hero.ts';

test('the specification’s title fits', () => {
  expect(linesOf(usualHero.title)).toHaveLength(3);
  expect(wrongTitle(usualHero.title)).toBeUndefined();
});

test('a title that would not fit is refused with the reason', () => {
  expect(wrongTitle('um\ndois\ntrês\nquatro')).toBe('Até 3 linhas.');
  expect(wrongTitle('Conectando o Amapá através do esporte')).toMatch(/não cabe: até 18 letras/);
});
