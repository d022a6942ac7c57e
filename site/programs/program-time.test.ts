import { describe, expect, test } from 'vitest';
import { quintaFeliz, sessionOn } from '../ui/cards/example-session.ts';
import { dayTitle, hoursLabel, nextDay, rulerHours } from './program-time.ts';

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

describe('the next day with something to do', () => {
  const monday = new Date('2025-05-12T09:00:00-03:00');
  const at = (day: string, hours: [string, string], program: string) =>
    sessionOn(day, {
      startsAt: hours[0],
      endsAt: hours[1],
      program: { ...quintaFeliz, slug: program },
    });
  const morning = at('2025-05-12', ['08:00', '11:00'], 'manha');
  const evening = at('2025-05-12', ['18:00', '21:00'], 'noite');
  const tomorrow = at('2025-05-13', ['08:00', '11:00'], 'manha');

  test('is today when something is still ahead', () => {
    expect(nextDay([morning, evening, tomorrow], monday)).toEqual([morning, evening]);
  });

  test('leaves out what is over, and what does not take place', () => {
    expect(nextDay([morning, evening], new Date('2025-05-12T12:00:00-03:00'))).toEqual([evening]);
    const off = { ...morning, state: 'holiday' as const };
    expect(nextDay([off, tomorrow], monday)).toEqual([tomorrow]);
  });

  test('is of the day in Amapá, not in Greenwich', () => {
    // 22:30 on Monday in Macapá is already Tuesday in Greenwich.
    expect(nextDay([evening, tomorrow], new Date('2025-05-12T22:30:00-03:00'))).toEqual([tomorrow]);
  });

  test('names a program once', () => {
    const elsewhere = { ...morning, rule: { ...morning.rule, id: 2 } };
    expect(nextDay([morning, elsewhere], monday)).toEqual([morning]);
  });

  test('has a title', () => {
    expect(dayTitle('2025-05-12', monday)).toBe('Hoje, segunda-feira');
    expect(dayTitle('2025-05-13', monday)).toBe('Amanhã, terça-feira');
    expect(dayTitle('2025-05-15', monday)).toBe('Quinta-feira');
  });
});
