import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import type { Day } from './dates.ts';
import type { HolidayOf } from './holidays.ts';
import { instantAt } from './local-moment.ts';
import { timeZone } from './time-zone.ts';
import type { MonthWeek, SessionChangeKind, SessionRhythm, Weekday } from './vocabulary.ts';

/** When a program meets: a rule of RFC 5545, and the single dates that differ from it. */
export interface SessionTimes {
  rhythm: SessionRhythm;
  /** Of a monthly rule only. */
  monthWeek: MonthWeek | undefined;
  weekdays: readonly Weekday[];
  from: Day;
  until: Day | undefined;
  /** 'HH:mm' in Amapá. An end that is not after the start is on the next day. */
  startsAt: string;
  endsAt: string;
  pausesOnHolidays: boolean;
  changes: readonly SessionChange[];
  /** The slug of the municipality, whose holidays count. */
  town: string | undefined;
}

export interface SessionChange {
  kind: SessionChangeKind;
  /** The date by the rule; of an added date, its own. */
  day: Day;
  newDay: Day | undefined;
  startsAt: string | undefined;
  endsAt: string | undefined;
  note: string | undefined;
}

export interface Occurrence {
  /** The day by the rule: part of its address, also after it was moved. */
  originalDay: Day;
  day: Day;
  startsAt: Date;
  endsAt: Date;
  state: 'on' | 'moved' | 'added' | 'cancelled' | 'holiday';
  /** Why it differs: what the editor wrote, or the name of the holiday. */
  note: string | undefined;
}

const byDay: Record<Weekday, string> = {
  dom: 'SU',
  seg: 'MO',
  ter: 'TU',
  qua: 'WE',
  qui: 'TH',
  sex: 'FR',
  sab: 'SA',
};
const weekNumbers: Record<MonthWeek, number> = {
  primeira: 1,
  segunda: 2,
  terceira: 3,
  quarta: 4,
  ultima: -1,
};

const at = (day: Day, time: string) =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone);

/** The rule without its exceptions. */
export function recurrenceOf(times: SessionTimes) {
  const { rhythm, weekdays, from, until, startsAt } = times;
  const week = rhythm === 'mensal' ? String(weekNumbers[times.monthWeek ?? 'primeira']) : '';
  return new RRuleTemporal({
    temporal: Temporal,
    freq: rhythm === 'mensal' ? 'MONTHLY' : 'WEEKLY',
    interval: rhythm === 'quinzenal' ? 2 : 1,
    byDay: weekdays.map((weekday) => `${week}${byDay[weekday]}`),
    wkst: 'SU',
    tzid: timeZone,
    dtstart: at(from, startsAt),
    ...(until ? { until: at(until, startsAt) } : {}),
  });
}

/** 'RRULE:FREQ=WEEKLY;…' */
export function recurrenceText(times: SessionTimes): string {
  const lines = recurrenceOf(times).toString().split(/\r?\n/);
  return lines.find((line) => line.startsWith('RRULE:')) ?? '';
}

/** The days that the rule gives, both ends included. */
export function ruleDays(times: SessionTimes, from: Day, until: Day): Day[] {
  const { startsAt } = times;
  if (until < times.from || (times.until && times.until < from)) return [];
  return recurrenceOf(times)
    .between(at(from, startsAt), at(until, startsAt), true)
    .map((moment) => moment.toPlainDate().toString());
}

/** Everything that the rule, its changes and the holidays say of these days, in order. */
export function occurrencesBetween(
  times: SessionTimes,
  [from, until]: readonly [Day, Day],
  holidayOf: HolidayOf,
): Occurrence[] {
  const isHere = ({ day }: Occurrence) => day >= from && day <= until;
  const changed = new Set(times.changes.filter(isOfRule).map(({ day }) => day));
  const regular = ruleDays(times, from, until)
    .filter((day) => !changed.has(day))
    .map((day) => regularOccurrence(times, day, holidayOf));
  const others = times.changes
    .map((change) => changedOccurrence(times, change))
    .filter(isHere)
    .filter(({ state, originalDay }) => state === 'added' || isRuleDay(times, originalDay));
  return [...regular, ...others].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** The one with this original day; undefined where the rule has none. */
export function occurrenceOn(
  times: SessionTimes,
  originalDay: Day,
  holidayOf: HolidayOf,
): Occurrence | undefined {
  const change = times.changes.find(({ day }) => day === originalDay);
  if (change && (!isOfRule(change) || isRuleDay(times, originalDay)))
    return changedOccurrence(times, change);
  return isRuleDay(times, originalDay)
    ? regularOccurrence(times, originalDay, holidayOf)
    : undefined;
}

export const takesPlace = ({ state }: Pick<Occurrence, 'state'>) =>
  state !== 'cancelled' && state !== 'holiday';

const isOfRule = ({ kind }: SessionChange) => kind !== 'extra';
const isRuleDay = (times: SessionTimes, day: Day) => ruleDays(times, day, day).length > 0;

function regularOccurrence(times: SessionTimes, day: Day, holidayOf: HolidayOf): Occurrence {
  const holiday = times.pausesOnHolidays ? holidayOf(day, times.town) : undefined;
  return {
    originalDay: day,
    day,
    ...momentsOf(day, times),
    state: holiday ? 'holiday' : 'on',
    note: holiday,
  };
}

const changedStates = { cancelada: 'cancelled', mudou: 'moved', extra: 'added' } as const;

function changedOccurrence(times: SessionTimes, change: SessionChange): Occurrence {
  const day = (change.kind === 'mudou' && change.newDay) || change.day;
  return {
    originalDay: change.day,
    day,
    ...momentsOf(day, {
      startsAt: change.startsAt ?? times.startsAt,
      endsAt: change.endsAt ?? times.endsAt,
    }),
    state: changedStates[change.kind],
    note: change.note,
  };
}

function momentsOf(day: Day, { startsAt, endsAt }: Pick<SessionTimes, 'startsAt' | 'endsAt'>) {
  const lastDay =
    endsAt > startsAt ? day : Temporal.PlainDate.from(day).add({ days: 1 }).toString();
  return { startsAt: instantAt(day, startsAt), endsAt: instantAt(lastDay, endsAt) };
}
