import { expect, test } from 'vitest';
import { ago } from './ago.ts';

const now = new Date('2026-06-18T14:20:00-03:00');

test.each([
  ['2026-06-18T14:19:30-03:00', 'agora'],
  ['2026-06-18T13:40:00-03:00', 'há 40 min'],
  ['2026-06-18T08:00:00-03:00', 'há 6 h'],
  ['2026-06-17T23:00:00-03:00', 'ontem'],
  ['2026-06-13T14:20:00-03:00', 'há 5 dias'],
  ['2026-03-02T14:20:00-03:00', 'em 02/03/2026'],
])('%s is %s', (moment, words) => {
  expect(ago(new Date(moment), now)).toBe(words);
});

test('shortly before midnight is some minutes ago, not yesterday', () => {
  const past = new Date('2026-06-18T00:10:00-03:00');
  expect(ago(new Date('2026-06-17T23:50:00-03:00'), past)).toBe('há 20 min');
});
