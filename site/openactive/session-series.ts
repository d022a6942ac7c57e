import type { FeedSeries } from '#content/feed-series';
import type { Day } from '../../lib/dates.ts';
import { instantAt } from '../../lib/local-moment.ts';
import { openActiveSessionPath, programPath } from '../../lib/paths.ts';
import { recurrenceOf } from '../../lib/recurrence.ts';
import { timeZone } from '../../lib/time-zone.ts';
import { type SessionRhythm, sessionLevels, type Weekday } from '../../lib/vocabulary.ts';
import { weekdayOf } from '../../lib/weekdays.ts';
import {
  accessibilityOf,
  activityOf,
  ageRangeOf,
  context,
  dayNames,
  durationOf,
  idOf,
  imageOf,
  offersOf,
  organization,
  placeOf,
  startText,
} from './parts.ts';

const frequencies: Record<SessionRhythm, string> = {
  semanal: 'P1W',
  quinzenal: 'P2W',
  mensal: 'P1M',
};

const dayMs = 86_400_000;

/** A rule of a program: others make its dates from the schedule. Without a price the standard takes none. */
export function sessionSeries(series: FeedSeries, origin: string) {
  const { rule, where } = series;
  const { id, name, program, price, level, bring } = rule;
  if (price === undefined) return undefined;
  return {
    '@context': context,
    '@type': 'SessionSeries',
    '@id': idOf('session-series', id, origin),
    identifier: id,
    name,
    description: `${program.title}: ${name}.`,
    url: origin + programPath(program.slug),
    organizer: organization(origin),
    location: placeOf(where, origin),
    ...activityOf(rule.sports),
    ...offersOf(price),
    isAccessibleForFree: price === 0,
    ...ageRangeOf(rule),
    ...accessibilityOf(rule.accessible),
    ...(level ? { level: [sessionLevels[level]] } : {}),
    ...(bring.length > 0 ? { attendeeInstructions: `Leve: ${bring.join(', ')}.` } : {}),
    ...imageOf(rule.picture, origin),
    programme: { '@type': 'Brand', name: program.title, url: origin + programPath(program.slug) },
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventSchedule: schedulesOf(series, origin),
  };
}

/**
 * A rule of every second week becomes one schedule for each weekday: the standard does not say with which
 * day a week begins, and two days of one rule could fall into different weeks.
 */
function schedulesOf({ rule, firstDays, exceptDays }: FeedSeries, origin: string) {
  const { rhythm, weekdays } = rule;
  const [first = rule.from] = firstDays;
  if (rhythm === 'mensal')
    return [schedule(rule, recurrenceOf(rule).options().byDay ?? [], first, exceptDays, origin)];
  if (rhythm === 'semanal') return [schedule(rule, nameDays(weekdays), first, exceptDays, origin)];
  return firstDays.map((day) => {
    const isOwn = (other: Day) => weekdayOf(other) === weekdayOf(day);
    return schedule(rule, nameDays([weekdayOf(day)]), day, exceptDays.filter(isOwn), origin);
  });
}

const nameDays = (weekdays: readonly Weekday[]) => weekdays.map((weekday) => dayNames[weekday]);

function schedule(
  rule: FeedSeries['rule'],
  byDay: readonly string[],
  first: Day,
  exceptDays: readonly Day[],
  origin: string,
) {
  const { startsAt, endsAt } = rule;
  // The same for a date as for the rule, so that one that differs takes the place of the one that is made.
  const template = origin + openActiveSessionPath(rule.id, '{startDate}');
  const starts = instantAt(first, startsAt);
  // An end that is not after the start is on the next day.
  const nextDay = endsAt > startsAt ? 0 : dayMs;
  return {
    '@type': 'Schedule',
    scheduledEventType: 'ScheduledSession',
    repeatFrequency: frequencies[rule.rhythm],
    byDay,
    startDate: first,
    ...(rule.until ? { endDate: rule.until } : {}),
    startTime: startsAt,
    endTime: endsAt,
    duration: durationOf(starts, new Date(instantAt(first, endsAt).getTime() + nextDay)),
    scheduleTimezone: timeZone,
    ...(exceptDays.length > 0
      ? { exceptDate: exceptDays.map((day) => startText(instantAt(day, startsAt))) }
      : {}),
    idTemplate: template,
    urlTemplate: template,
  };
}
