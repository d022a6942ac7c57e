import { describe, expect, test } from 'vitest';
import { dayTitle, hoursLabel, nextDay, nextMeetings, rulerHours } from './program-time.ts';

const thursdays = { weekdays: ['qui' as const], opensAt: '14:00', closesAt: '17:00' };

test('writes hours as people say them', () => {
  expect(hoursLabel(thursdays)).toBe('14h–17h');
  expect(hoursLabel({ opensAt: undefined, closesAt: undefined })).toBeUndefined();
});

describe('the ruler of hours', () => {
  test('marks the hours from opening to closing and no other', () => {
    const marked = rulerHours(thursdays).filter(({ halves }) => halves.includes(true));
    expect(marked.map(({ hour }) => hour)).toEqual([14, 15, 16]);
  });

  test('runs from eight to eight, and further for early and late programs', () => {
    const ends = (opensAt: string, closesAt: string) => {
      const hours = rulerHours({ opensAt, closesAt }).map(({ hour }) => hour);
      return [hours.at(0), hours.at(-1)];
    };
    expect(ends('14:00', '17:00')).toEqual([8, 19]);
    expect(ends('05:30', '07:00')).toEqual([5, 19]);
    expect(ends('18:00', '21:30')).toEqual([8, 21]);
  });

  test('knows half hours', () => {
    const ruler = rulerHours({ opensAt: '13:30', closesAt: '15:00' });
    expect(ruler.find(({ hour }) => hour === 13)?.halves).toEqual([false, true]);
    expect(ruler.find(({ hour }) => hour === 15)?.halves).toEqual([false, false]);
  });

  test('is left out when hours are missing or make no sense', () => {
    expect(rulerHours({ opensAt: '14:00', closesAt: undefined })).toEqual([]);
    expect(rulerHours({ opensAt: '17:00', closesAt: '14:00' })).toEqual([]);
  });
});

describe('the next meetings', () => {
  test('count today until it closes', () => {
    const before = new Date('2025-05-15T16:59:00-03:00');
    const after = new Date('2025-05-15T17:00:00-03:00');
    expect(nextMeetings(thursdays, before, 2)).toEqual(['2025-05-15', '2025-05-22']);
    expect(nextMeetings(thursdays, after, 2)).toEqual(['2025-05-22', '2025-05-29']);
  });

  test('are of the day in Amapá, not in Greenwich', () => {
    // 22:30 on Thursday in Macapá is already Friday in Greenwich.
    const late = new Date('2025-05-15T22:30:00-03:00');
    const fridays = { weekdays: ['sex' as const], closesAt: '10:00' };
    expect(nextMeetings(fridays, late, 1)).toEqual(['2025-05-16']);
  });

  test('are none for a program that is not weekly', () => {
    expect(nextMeetings({ weekdays: [], closesAt: undefined }, new Date(), 4)).toEqual([]);
  });
});

describe('the next day with something to do', () => {
  const monday = new Date('2025-05-12T09:00:00-03:00');
  const evening = {
    weekdays: ['seg' as const, 'ter' as const],
    opensAt: '18:00',
    closesAt: '21:00',
  };
  const morning = { weekdays: ['seg' as const], opensAt: '08:00', closesAt: '11:00' };

  test('is today when something is still ahead, in the order of the hours', () => {
    expect(nextDay([evening, thursdays, morning], monday)).toEqual({
      day: '2025-05-12',
      programs: [morning, evening],
    });
  });

  test('leaves out what is over', () => {
    const noon = new Date('2025-05-12T12:00:00-03:00');
    expect(nextDay([evening, morning], noon)?.programs).toEqual([evening]);
  });

  test('is undefined when nothing is weekly', () => {
    const yearly = { weekdays: [], opensAt: undefined, closesAt: undefined };
    expect(nextDay([yearly], monday)).toBeUndefined();
  });

  test('has a title', () => {
    expect(dayTitle('2025-05-12', monday)).toBe('Hoje, segunda-feira');
    expect(dayTitle('2025-05-13', monday)).toBe('Amanhã, terça-feira');
    expect(dayTitle('2025-05-15', monday)).toBe('Quinta-feira');
  });
});
