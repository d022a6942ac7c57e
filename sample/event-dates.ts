import { type Day, dayOf, yearOf } from '../lib/dates.ts';
import { monthOf, shiftDay } from '../lib/month.ts';
import type { EventStatus, Weekday } from '../lib/vocabulary.ts';
import { weekdayIndex, weekdayOf } from '../lib/weekdays.ts';
import { around } from './around.ts';
import { moment } from './moment.ts';
import type { MunicipalitySlug } from './municipalities.ts';
import type { ProgramSlug } from './programs.ts';
import type { SampleEvent } from './shapes.ts';

export type AnEvent = SampleEvent<MunicipalitySlug, ProgramSlug>;

/** At a place of the list, which says the rest, or anywhere else. */
type Somewhere =
  | { venue: string; place?: never; municipality?: never; accessible?: never }
  | Pick<AnEvent, 'place' | 'municipality' | 'accessible'>;

type Told = Omit<
  AnEvent,
  'slug' | 'startsAt' | 'endsAt' | 'place' | 'venue' | 'municipality' | 'accessible'
> & { situation?: EventStatus } & Somewhere;

type Hours = readonly [from: string, until: string];

export type WrittenEvent = Told & { when: { on: Weekday; hours: Hours; days?: number } };
/** On a day that other parts of the sample name, moved with them. */
export type MovedEvent = Told & { when: { startsAt: string; hours: number } };
/** On the same day of every year; after `until` it is next year's. */
export type YearlyEvent = Told & { when: { monthDay: string; until: string; hours: Hours } };

/** The specification's month: it has its six events and no other. */
const isKept = (day: Day) => monthOf(day) === '2025-05';

/** The Sunday from which the weeks are counted: that of the sample's own week, moved. */
export function firstSunday(now: Date): Day {
  const monday = dayOf(new Date(around(now)(moment('2025-05-12', '09:00'))));
  return shiftDay(monday, -weekdayIndex(monday));
}

/** Each on the next day of its weekday, from a day on (`step` 1) or before it (−1). */
export function daysInTurn(weekdays: readonly Weekday[], first: Day, step: 1 | -1): readonly Day[] {
  let day = first;
  return weekdays.map((weekday) => {
    while (weekdayOf(day) !== weekday || isKept(day)) day = shiftDay(day, step);
    return day;
  });
}

export function writtenTimes({ when }: WrittenEvent, day: Day) {
  const { hours, days = 1 } = when;
  const [from, until] = hours;
  return {
    startsAt: moment(day, from),
    endsAt: moment(shiftDay(day, days - 1), until),
  };
}

/** Undefined where it would fall into the specification's month. */
export function movedTimes({ when: { startsAt, hours } }: MovedEvent, now: Date) {
  const start = around(now)(startsAt);
  if (isKept(dayOf(new Date(start)))) return undefined;
  return {
    startsAt: start,
    endsAt: new Date(Date.parse(start) + hours * 3_600_000).toISOString(),
  };
}

export function yearlyTimes({ when }: YearlyEvent, now: Date) {
  const { monthDay, until, hours } = when;
  const [from, to] = hours;
  const today = dayOf(now);
  const day = `${yearOf(today) + (today.slice(5) > until ? 1 : 0)}-${monthDay}`;
  return { startsAt: moment(day, from), endsAt: moment(day, to) };
}
