import { expect, it } from 'vitest';
import { formatCount } from './counts.ts';

it.each([
  [0, '0'],
  [980, '980'],
  [1243, '1.243'],
  [1_000_000, '1.000.000'],
])('%d is written %s', (count, text) => expect(formatCount(count)).toBe(text));
