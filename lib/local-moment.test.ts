import { expect, test } from 'vitest';
import { dayOf, timeOf } from './dates.ts';
import { instantAt, localMoment, startOfDay } from './local-moment.ts';

test('the clock of Amapá with its offset', () => {
  expect(localMoment(new Date('2025-05-10T11:00:00Z'))).toBe('2025-05-10T08:00:00-03:00');
  expect(localMoment(new Date('2025-01-01T02:59:59.700Z'))).toBe('2024-12-31T23:59:59-03:00');
});

// In the summer of 1987 clocks in Amapá were two hours behind UTC.
test.each(['1987-11-20T12:00:00.000Z', '2025-05-10T00:00:00.000Z', '2025-05-10T11:00:00.000Z'])(
  '%s, written on the clock of Amapá, reads back as the same instant',
  (text) => {
    const written = localMoment(new Date(text));
    expect(new Date(written).toISOString()).toBe(text);
    const [day = '', time = ''] = written.slice(0, 16).split('T');
    expect(instantAt(day, time).toISOString()).toBe(text);
  },
);

test('a day begins at midnight in Amapá', () => {
  expect(startOfDay('2025-05-10').toISOString()).toBe('2025-05-10T03:00:00.000Z');
  expect(startOfDay('1987-11-20').toISOString()).toBe('1987-11-20T02:00:00.000Z');
  expect(dayOf(startOfDay('2025-05-10'))).toBe('2025-05-10');
  expect(dayOf(new Date(startOfDay('2025-05-10').getTime() - 1))).toBe('2025-05-09');
});

test('dayOf and timeOf, which format, agree with instantAt, which reads', () => {
  for (const day of ['1987-11-20', '2025-05-10', '2199-12-31']) {
    const instant = instantAt(day, '23:59');
    expect([dayOf(instant), timeOf(instant)]).toEqual([day, '23:59']);
  }
});

test('refuses a time that no clock shows', () => {
  expect(() => instantAt('2025-05-10', '9h')).toThrow(RangeError);
});
