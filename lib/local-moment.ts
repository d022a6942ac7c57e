import { Temporal } from 'temporal-polyfill';
import type { Day } from './dates.ts';
import { timeZone } from './time-zone.ts';

/**
 * Between instants and the clock of Amapá. For the server only: no script of the browser may import this
 * file, because the polyfill weighs 19 KB compressed. Node 26 has Temporal itself (decision 027).
 */

/** An instant as a clock in Amapá shows it, with its distance from UTC: '2025-05-10T08:00:00-03:00'. */
export function localMoment(instant: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** The instant at which a clock in Amapá shows this day and this time ('19:30'). */
export function instantAt(day: Day, time: string): Date {
  return toDate(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone));
}

/** The instant at which a day begins in Amapá. */
export function startOfDay(day: Day): Date {
  return toDate(Temporal.PlainDate.from(day).toZonedDateTime(timeZone));
}

function toDate({ epochMilliseconds }: Temporal.ZonedDateTime): Date {
  return new Date(epochMilliseconds);
}
