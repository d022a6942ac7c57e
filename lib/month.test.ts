import { describe, expect, it } from 'vitest';
import {
  dayAndMonth,
  daysOf,
  monthTitle,
  parseCalendarDay,
  parseMonth,
  shiftDay,
  shiftMonth,
  weeksOf,
} from './month.ts';

describe('a month of the calendar', () => {
  it('starts its weeks on Sunday', () => {
    const weeks = weeksOf('2025-05');
    expect(weeks).toHaveLength(5);
    const none = undefined;
    expect(weeks[0]).toEqual([none, none, none, none, '2025-05-01', '2025-05-02', '2025-05-03']);
    expect(weeks[4]?.at(-1)).toBe('2025-05-31');
  });

  it('fills four rows exactly when February starts on a Sunday', () => {
    expect(weeksOf('2026-02')).toHaveLength(4);
    expect(weeksOf('2026-02').flat()).toEqual(daysOf('2026-02'));
  });

  it('knows leap years', () => {
    expect(daysOf('2024-02').at(-1)).toBe('2024-02-29');
    expect(daysOf('2025-02').at(-1)).toBe('2025-02-28');
  });

  it('leafs across the turn of a year and stops at its edges', () => {
    expect(shiftMonth('2025-01', -1)).toBe('2024-12');
    expect(shiftMonth('2025-12', 1)).toBe('2026-01');
    expect(shiftMonth('1900-01', -1)).toBeUndefined();
    expect(shiftMonth('2199-12', 1)).toBeUndefined();
    expect(shiftDay('2024-12-31', 1)).toBe('2025-01-01');
  });

  it.each(['2025-13', '2025-00', '2025-5', '0000-01', '9999-12', 'maio', '2025-05-01', '-2025-05'])(
    'refuses the month %s',
    (text) => expect(parseMonth(text)).toBeUndefined(),
  );

  it('reads a month and a day that exist', () => {
    expect(parseMonth('2025-05')).toBe('2025-05');
    expect(parseCalendarDay('2025-05-10')).toBe('2025-05-10');
    expect(parseCalendarDay('2025-02-31')).toBeUndefined();
    expect(parseCalendarDay('0001-01-01')).toBeUndefined();
  });

  it('says its names in Portuguese', () => {
    expect(monthTitle('2025-05')).toBe('maio de 2025');
    expect(dayAndMonth('2025-05-03')).toBe('3 de maio');
  });
});
