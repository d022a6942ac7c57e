import { expect, test } from 'vitest';
import { localMoment } from './local-moment.ts';

test('the clock of Amapá with its offset', () => {
  expect(localMoment(new Date('2025-05-10T11:00:00Z'))).toBe('2025-05-10T08:00:00-03:00');
  expect(localMoment(new Date('2025-01-01T02:59:59Z'))).toBe('2024-12-31T23:59:59-03:00');
});

test('is the same instant', () => {
  const instant = new Date('2025-05-10T11:00:00Z');
  expect(new Date(localMoment(instant))).toEqual(instant);
});
