import ical from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import type { Day } from './dates.ts';
import { foldLines } from './fold-lines.ts';
import type { HolidayOf } from './holidays.ts';
import { plainLine, plainText, sequenceOf } from './ics.ts';
import { recurrenceOf, recurrenceText, type SessionTimes } from './recurrence.ts';
import { type Occurrence, occurrenceOn, occurrencesBetween } from './session-rule.ts';
import { timeZone } from './time-zone.ts';

/** A class that repeats, as one entry of a calendar. */
export interface CalendarSeries {
  uid: string;
  createdAt: Date;
  changedAt: Date;
  times: SessionTimes;
  title: string;
  location: string;
  /** Of single dates that are elsewhere, by their original day. */
  locations: ReadonlyMap<Day, string>;
  description: string;
  url: string;
}

interface Limits {
  holidayOf: HolidayOf;
  /** Holidays are left out up to this day: a rule without an end has no last one. */
  until: Day;
}

/**
 * A series as entries of an .ics file: the rule in local time with `RRULE`, dates that fall out as `EXDATE`,
 * added ones as `RDATE`, moved ones as entries of their own with `RECURRENCE-ID`.
 */
export function seriesEntries(series: CalendarSeries, limits: Limits): string {
  const { times } = series;
  const first = recurrenceOf(times).next(zoned(times.from, '00:00'), true);
  // A rule without a single date, such as one that ended before its first weekday.
  if (!first) return '';
  const firstDay = first.toPlainDate().toString();
  const changed = times.changes.flatMap(
    ({ day }) => occurrenceOn(times, day, limits.holidayOf) ?? [],
  );
  const calendar = ical();
  const add = (occurrence: Pick<Occurrence, 'startsAt' | 'endsAt' | 'originalDay'>) =>
    calendar.createEvent({
      id: series.uid,
      sequence: sequenceOf(series),
      stamp: series.changedAt,
      created: series.createdAt,
      lastModified: series.changedAt,
      timezone: timeZone,
      start: inZone(occurrence.startsAt),
      end: inZone(occurrence.endsAt),
      summary: plainLine(series.title),
      location: plainLine(series.locations.get(occurrence.originalDay) ?? series.location),
      description: plainText(series.description),
      url: series.url,
    });
  const regular = { ...times, changes: [], pausesOnHolidays: false };
  const start = occurrenceOn(regular, firstDay, limits.holidayOf);
  if (!start) return '';
  add(start).repeating(recurrenceLines(series, firstDay, limits));
  for (const occurrence of changed.filter(({ state }) => state === 'moved' || state === 'added')) {
    const byRule = zoned(occurrence.originalDay, times.startsAt);
    if (occurrence.state === 'moved' || differs(occurrence, series))
      add(occurrence).recurrenceId(byRule);
  }
  return foldLines(calendar.events().join(''));
}

function recurrenceLines({ times }: CalendarSeries, firstDay: Day, limits: Limits): string {
  const dates = (name: string, days: readonly Day[]) =>
    days.length === 0 ? [] : [`${name};TZID=${timeZone}:${days.map(stamp).join(',')}`];
  const stamp = (day: Day) => `${day.replaceAll('-', '')}T${times.startsAt.replace(':', '')}00`;
  const fallenOut = occurrencesBetween(times, [firstDay, limits.until], limits.holidayOf)
    .filter(({ state }) => state === 'holiday' || state === 'cancelled')
    .map(({ originalDay }) => originalDay);
  const added = times.changes.filter(({ kind }) => kind === 'extra').map(({ day }) => day);
  return [recurrenceText(times), ...dates('EXDATE', fallenOut), ...dates('RDATE', added)].join(
    '\r\n',
  );
}

/** An added date that has hours or a place of its own. */
function differs({ originalDay }: Occurrence, { times, locations }: CalendarSeries): boolean {
  const change = times.changes.find(({ day }) => day === originalDay);
  return Boolean(change?.startsAt || change?.endsAt || locations.has(originalDay));
}

const zoned = (day: Day, time: string) =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone);
const inZone = (instant: Date) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
