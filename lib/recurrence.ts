import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import type { Day } from './dates.ts';
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
