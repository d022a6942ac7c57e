import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Day } from '../lib/dates.ts';
import type { HolidayOf } from '../lib/holidays.ts';
import { shiftDay } from '../lib/month.ts';
import { ruleDays } from '../lib/recurrence.ts';
import { exceptionsAmong } from '../lib/session-rule.ts';
import { weekdayOf } from '../lib/weekdays.ts';
import type { FeedCursor, FeedItem } from './feed-cursor.ts';
import type { FeedPlace } from './feed-place.ts';
import { changedForAll, daysOfHolidays, rulesAfter } from './feed-rules.ts';
import type { SessionRule } from './session-rule-document.ts';
import { readHolidays } from './special-days.ts';

/** A rule as others can repeat it by themselves. */
export interface FeedSeries {
  rule: SessionRule;
  where: FeedPlace;
  /** The first day of each weekday by the rule. */
  firstDays: Day[];
  /** Days of the rule on which it is not as the rule says: cancelled, moved, a holiday. */
  exceptDays: Day[];
}

/** About 10 ms of the thread. */
const rulesInATurn = 5;

/** The next rules in the order of change; one without any day is in no feed. */
export async function listSeriesItems(
  after: FeedCursor,
  now: Date,
  count: number,
): Promise<FeedItem<FeedSeries>[]> {
  const [since, holidayOf] = await Promise.all([changedForAll(now), readHolidays()]);
  const items: FeedItem<FeedSeries>[] = [];
  for (const { id, modified, rule, where } of await rulesAfter(after, since, count)) {
    if (items.length % rulesInATurn === rulesInATurn - 1) await nextTurn();
    items.push({ id, modified, thing: rule && toSeries(rule, where, holidayOf, now) });
  }
  return items;
}

function toSeries(
  rule: SessionRule,
  where: FeedPlace,
  holidayOf: HolidayOf,
  now: Date,
): FeedSeries | undefined {
  const firstDays = firstDaysOf(rule);
  if (firstDays.length === 0) return undefined;
  const days = ruleDays(rule, ...daysOfHolidays(now));
  return { rule, where, firstDays, exceptDays: exceptionsAmong(days, rule, holidayOf) };
}

/** Two months have every weekday of any rhythm. */
function firstDaysOf(rule: SessionRule): Day[] {
  const first = new Map<string, Day>();
  for (const day of ruleDays(rule, rule.from, shiftDay(rule.from, 62)))
    if (!first.has(weekdayOf(day))) first.set(weekdayOf(day), day);
  return [...first.values()];
}
