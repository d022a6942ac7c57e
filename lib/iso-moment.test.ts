import { expect, it } from 'vitest';
import { isoMoment } from './iso-moment.ts';

it('is the hour on a clock in Amapá with its distance from UTC', () => {
  expect(isoMoment(new Date('2025-05-10T11:00:00Z'))).toBe('2025-05-10T08:00:00-03:00');
  expect(isoMoment(new Date('2025-01-01T02:59:59.700Z'))).toBe('2024-12-31T23:59:59-03:00');
});

it('reads back as the same instant', () => {
  for (const text of ['1987-11-20T12:00:00.000Z', '2025-05-10T00:00:00.000Z'])
    expect(new Date(isoMoment(new Date(text))).toISOString()).toBe(text);
});
