import { expect, test } from 'vitest';
import { asksToday, greeting } from './greeting.ts';

test.each([
  ['05:10', 'Bom dia, Rosa'],
  ['12:00', 'Boa tarde, Rosa'],
  ['18:00', 'Boa noite, Rosa'],
])('at %s: %s', (time, words) => {
  expect(greeting(time, 'Rosa Figueira')).toBe(words);
});

test('an account without a name is greeted too', () => {
  expect(greeting('09:00', undefined)).toBe('Bom dia');
});

test.each([
  [0, 'Nada pede você agora.'],
  [1, 'Uma coisa pede você hoje.'],
  [2, 'Duas coisas pedem você hoje.'],
  [12, '12 coisas pedem você hoje.'],
])('%i: %s', (count, words) => {
  expect(asksToday(count)).toBe(words);
});
