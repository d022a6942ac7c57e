import { expect, test } from 'vitest';
import { hidesPublicity, periodFrom } from './publicity.ts';

const period = periodFrom({ from: '2026-07-04T03:00:00.000Z', until: '2026-10-04T20:00:00.000Z' });

test.each([
  ['2026-07-04T02:59:59Z', false],
  ['2026-07-04T03:00:00Z', true],
  ['2026-10-04T19:59:59Z', true],
  ['2026-10-04T20:00:00Z', false],
])('at %s publicity is hidden: %s', (moment, hidden) => {
  expect(hidesPublicity(period, new Date(moment))).toBe(hidden);
});

test('without both moments nothing is hidden', () => {
  expect(periodFrom({})).toBeUndefined();
  expect(periodFrom({ from: '2026-07-04T03:00:00.000Z', until: null })).toBeUndefined();
  expect(hidesPublicity(undefined, new Date())).toBe(false);
});
