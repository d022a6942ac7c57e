import { expect, it } from 'vitest';
import { counted, formatCount } from './counts.ts';

it.each([
  [0, '0'],
  [980, '980'],
  [1243, '1.243'],
  [1_000_000, '1.000.000'],
])('%d is written %s', (count, text) => expect(formatCount(count)).toBe(text));

it.each([
  [0, '0 eventos'],
  [1, '1 evento'],
  [2, '2 eventos'],
  [1243, '1.243 eventos'],
])('%d with its noun is %s', (count, text) =>
  expect(counted(count, 'evento', 'eventos')).toBe(text),
);
