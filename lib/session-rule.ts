import { Temporal } from 'temporal-polyfill';
import type { Day } from './dates.ts';
import type { HolidayOf } from './holidays.ts';
import { instantAt } from './local-moment.ts';
import { ruleDays, type SessionChange, type SessionTimes } from './recurrence.ts';

export type { SessionChange, SessionTimes };

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

/** Days that differ from the rule or are holidays, of those that the rule gives. */
export function exceptionsAmong(
  days: readonly Day[],
  times: SessionTimes,
  holidayOf: HolidayOf,
): Day[] {
  const changed = new Set(times.changes.filter(isOfRule).map(({ day }) => day));
  return days.filter((day) => changed.has(day) || holidayThatPauses(times, day, holidayOf));
}

const holidayThatPauses = (times: SessionTimes, day: Day, holidayOf: HolidayOf) =>
  times.pausesOnHolidays ? holidayOf(day, times.town) : undefined;

const isOfRule = ({ kind }: SessionChange) => kind !== 'extra';
const isRuleDay = (times: SessionTimes, day: Day) => ruleDays(times, day, day).length > 0;

function regularOccurrence(times: SessionTimes, day: Day, holidayOf: HolidayOf): Occurrence {
  const holiday = holidayThatPauses(times, day, holidayOf);
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
