import type { EventMark } from '#content/events';
import type { Day } from '../../lib/dates.ts';
import { daysOf, isOnDay, type Month } from '../../lib/month.ts';

/** The events of each day of a month, one that lasts for several days on each of them. */
export function eventsByDay(events: readonly EventMark[], month: Month): Map<Day, EventMark[]> {
  return new Map(daysOf(month).map((day) => [day, events.filter((event) => isOnDay(event, day))]));
}
