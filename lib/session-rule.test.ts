// Long because each rhythm and each kind of exception has its case.
import { expect, test } from 'vitest';
import { holidaysWith } from './holidays.ts';
import { ruleDays } from './recurrence.ts';
import {
  occurrenceOn,
  occurrencesBetween,
  type SessionChange,
  type SessionTimes,
  takesPlace,
} from './session-rule.ts';

const thursdays: SessionTimes = {
  rhythm: 'semanal',
  monthWeek: undefined,
  weekdays: ['qui'],
  from: '2025-05-12',
  until: undefined,
  startsAt: '14:00',
  endsAt: '17:00',
  pausesOnHolidays: true,
  changes: [],
  town: 'macapa',
};
const change = (values: Partial<SessionChange> & Pick<SessionChange, 'kind' | 'day'>) => ({
  newDay: undefined,
  startsAt: undefined,
  endsAt: undefined,
  note: undefined,
  ...values,
});
const noHolidays = () => undefined;

test('every week, from its first day on, until its last', () => {
  expect(ruleDays(thursdays, '2025-05-01', '2025-05-31')).toEqual([
    '2025-05-15',
    '2025-05-22',
    '2025-05-29',
  ]);
  expect(ruleDays({ ...thursdays, until: '2025-05-22' }, '2025-05-01', '2025-12-31')).toEqual([
    '2025-05-15',
    '2025-05-22',
  ]);
  expect(ruleDays({ ...thursdays, until: '2025-05-20' }, '2025-06-01', '2025-06-30')).toEqual([]);
});

test('every second week counts from the week of its first day, Sunday first', () => {
  const times: SessionTimes = {
    ...thursdays,
    rhythm: 'quinzenal',
    weekdays: ['dom', 'sab'],
    from: '2025-05-12',
  };
  expect(ruleDays(times, '2025-05-12', '2025-06-08')).toEqual([
    '2025-05-17',
    '2025-05-25',
    '2025-05-31',
    '2025-06-08',
  ]);
});

test('once a month, on a given or the last weekday', () => {
  const times: SessionTimes = {
    ...thursdays,
    rhythm: 'mensal',
    monthWeek: 'ultima',
    weekdays: ['sab'],
  };
  expect(ruleDays(times, '2025-05-12', '2025-08-31')).toEqual([
    '2025-05-31',
    '2025-06-28',
    '2025-07-26',
    '2025-08-30',
  ]);
  expect(ruleDays({ ...times, monthWeek: 'segunda' }, '2025-05-12', '2025-07-31')).toEqual([
    '2025-06-14',
    '2025-07-12',
  ]);
});

test('times are those of Amapá; midnight, New Year and 29 February are days like others', () => {
  const daily: SessionTimes = {
    ...thursdays,
    weekdays: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'],
    startsAt: '23:59',
    endsAt: '00:30',
  };
  const [last] = occurrencesBetween(daily, ['2027-12-31', '2027-12-31'], noHolidays);
  expect(last?.startsAt.toISOString()).toBe('2028-01-01T02:59:00.000Z');
  expect(last?.endsAt.toISOString()).toBe('2028-01-01T03:30:00.000Z');
  expect(ruleDays({ ...daily, startsAt: '00:00' }, '2028-02-28', '2028-03-01')).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
});

test('a holiday pauses what pauses, and is named', () => {
  const [paused] = occurrencesBetween(thursdays, ['2025-12-25', '2025-12-25'], holidaysWith([]));
  expect(paused).toMatchObject({ state: 'holiday', note: 'Natal' });
  expect(paused && takesPlace(paused)).toBe(false);
  const [held] = occurrencesBetween(
    { ...thursdays, pausesOnHolidays: false },
    ['2025-12-25', '2025-12-25'],
    holidaysWith([]),
  );
  expect(held).toMatchObject({ state: 'on' });
});

test('single dates are cancelled, moved and added', () => {
  const times: SessionTimes = {
    ...thursdays,
    changes: [
      change({ kind: 'cancelada', day: '2025-05-15', note: 'ginásio em reforma' }),
      change({
        kind: 'mudou',
        day: '2025-05-22',
        newDay: '2025-05-24',
        startsAt: '09:00',
        endsAt: '11:00',
      }),
      change({ kind: 'extra', day: '2025-05-27' }),
    ],
  };
  const may = occurrencesBetween(times, ['2025-05-12', '2025-05-31'], noHolidays);
  expect(may.map(({ day, state }) => `${day} ${state}`)).toEqual([
    '2025-05-15 cancelled',
    '2025-05-24 moved',
    '2025-05-27 added',
    '2025-05-29 on',
  ]);
  expect(may[1]).toMatchObject({
    originalDay: '2025-05-22',
    startsAt: new Date('2025-05-24T12:00:00Z'),
  });
  // A moved date leaves its own week and enters the other.
  expect(occurrencesBetween(times, ['2025-05-22', '2025-05-22'], noHolidays)).toEqual([]);
  expect(occurrencesBetween(times, ['2025-05-24', '2025-05-24'], noHolidays)).toHaveLength(1);
});

test('a change of a day that the rule does not have says nothing', () => {
  const times: SessionTimes = {
    ...thursdays,
    changes: [change({ kind: 'cancelada', day: '2025-05-16' })],
  };
  expect(
    occurrencesBetween(times, ['2025-05-12', '2025-05-18'], noHolidays).map(({ day }) => day),
  ).toEqual(['2025-05-15']);
});

test('an occurrence is found by its original day only', () => {
  const times: SessionTimes = {
    ...thursdays,
    changes: [
      change({ kind: 'mudou', day: '2025-05-22', newDay: '2025-05-24' }),
      change({ kind: 'extra', day: '2025-05-27' }),
    ],
  };
  const find = (day: string) => occurrenceOn(times, day, noHolidays)?.state;
  expect(
    ['2025-05-15', '2025-05-16', '2025-05-22', '2025-05-24', '2025-05-27', '2025-05-08'].map(find),
  ).toEqual(['on', undefined, 'moved', undefined, 'added', undefined]);
});
