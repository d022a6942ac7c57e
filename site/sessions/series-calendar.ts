import type { SessionRule } from '#content/sessions';
import { type Day, dayOf } from '../../lib/dates.ts';
import type { HolidayOf } from '../../lib/holidays.ts';
import { calendarFrame, calendarUid } from '../../lib/ics.ts';
import { type CalendarSeries, seriesEntries } from '../../lib/ics-series.ts';
import { shiftDay } from '../../lib/month.ts';
import { programPath } from '../../lib/paths.ts';
import { fileResponse } from '../machines/file-response.ts';
import { placeText, seriesText } from '../ui/cards/session-words.ts';

/** Holidays are left out of a calendar for two years; it is read again long before. */
const holidayDays = 730;

interface SeriesFile {
  name: string;
  file: string;
  origin: string;
  holidayOf: HolidayOf;
  now: Date;
}

/** Rules as a calendar: a file to save, and an address to subscribe to. */
export function seriesFile(rules: readonly SessionRule[], options: SeriesFile): Promise<Response> {
  const { name, file, origin, holidayOf, now } = options;
  const until = shiftDay(dayOf(now), holidayDays);
  async function* parts() {
    const { head, tail } = calendarFrame(name);
    yield head;
    for (const rule of rules) yield seriesEntries(toSeries(rule, origin), { holidayOf, until });
    yield tail;
  }
  return fileResponse({
    parts: parts(),
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}.ics"`,
    },
    isLong: false,
  });
}

function toSeries(rule: SessionRule, origin: string): CalendarSeries {
  return {
    uid: calendarUid('session', rule),
    createdAt: rule.createdAt,
    changedAt: rule.changedAt,
    times: rule,
    title: rule.name,
    location: placeText(rule.place.name, rule),
    locations: new Map(
      rule.changes.flatMap(({ day, place }): [Day, string][] =>
        place ? [[day, placeText(place.name, rule)]] : [],
      ),
    ),
    description: seriesText(rule),
    url: `${origin}${programPath(rule.program.slug)}`,
  };
}
