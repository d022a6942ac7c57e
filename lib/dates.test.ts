import { describe, expect, test } from 'vitest';
import { dayOf, longDate, parseDay, shortDate, shortMonthName, timeOf } from './dates.ts';

describe('an instant in Amapá', () => {
  test('late at night there is already tomorrow in UTC', () => {
    const instant = new Date('2025-05-11T02:30:00Z');
    expect(dayOf(instant)).toBe('2025-05-10');
    expect(timeOf(instant)).toBe('23:30');
  });

  test('midnight is 00:00, not 24:00', () => {
    expect(timeOf(new Date('2025-05-10T03:00:00Z'))).toBe('00:00');
  });

  test('has no daylight saving', () => {
    expect(timeOf(new Date('2025-01-10T15:00:00Z'))).toBe('12:00');
    expect(timeOf(new Date('2025-07-10T15:00:00Z'))).toBe('12:00');
  });
});

describe('a day from an address', () => {
  test.each(['2025-05-10', '2024-02-29'])('%s exists', (text) => {
    expect(parseDay(text)).toBe(text);
  });

  test.each(['2025-02-31', '2025-02-29', '2025-13-01', '2025-5-1', 'hoje', '<script>', ''])(
    '%j does not',
    (text) => {
      expect(parseDay(text)).toBeUndefined();
    },
  );
});

describe('as one reads it', () => {
  test('long, short, month', () => {
    expect(longDate('2025-05-03')).toBe('03 de maio de 2025');
    expect(shortDate('2025-05-03')).toBe('03/05/2025');
    expect(shortMonthName('2025-05-03')).toBe('mai');
    expect(longDate('2025-03-10')).toBe('10 de março de 2025');
  });
});
