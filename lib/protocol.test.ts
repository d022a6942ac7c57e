import { expect, test } from 'vitest';
import { isProtocolShape, mendProtocol } from './protocol.ts';

test.each([
  ['2026-A1B2C3', '2026-A1B2C3'],
  [' 2026 a1b2c3 ', '2026-A1B2C3'],
  ['2026a1b2c3', '2026-A1B2C3'],
  ['2026–AOBILC', '2026-A0B11C'],
])('%s is read as %s', (typed, meant) => {
  expect(mendProtocol(typed)).toBe(meant);
  expect(isProtocolShape(meant)).toBe(true);
});

test.each(['', '2026', '2026-A1B2C', '2026-A1B2C34', '2026-U1B2C3', "' OR 1=1"])(
  '%s is no protocol',
  (typed) => {
    expect(isProtocolShape(mendProtocol(typed))).toBe(false);
  },
);
