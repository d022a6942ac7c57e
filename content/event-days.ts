import type { Where } from 'payload';
import { startOfDay } from '../lib/local-moment.ts';
import {
  conditionsOf,
  type EventFilter,
  endsFrom,
  soonestFirst,
  startsBefore,
  startsFrom,
  startsUntil,
} from './event-conditions.ts';
import type { EventMark } from './month-event.ts';

type Find<Found> = (and: Where[], sort: string[]) => Promise<Found[]>;

/** All that match, soonest first. Those that last into the days and those that begin in them have an index each. */
export async function inDays<Found extends EventMark>(
  filter: EventFilter,
  find: Find<Found>,
): Promise<Found[]> {
  const { from, until } = filter;
  const and = await conditionsOf(filter);
  const before = until ? [startsUntil(until)] : [];
  if (!from) return find([...and, ...before], soonestFirst);
  const start = startOfDay(from);
  const [lasting, starting] = await Promise.all([
    acrossMoment(start, and, find),
    find([...and, startsFrom(start), ...before], soonestFirst),
  ]);
  // One that ended in the night after its day is over.
  return [...lasting.filter(({ lastDay }) => lastDay >= from), ...starting];
}

/** What began before a moment and ends at it or later, soonest first: few, at any time. */
export async function acrossMoment<Found extends EventMark>(
  moment: Date,
  and: Where[],
  find: Find<Found>,
): Promise<Found[]> {
  // Sorted by the end, SQLite looks for it by the end; by the start it would read the whole past.
  const found = await find([...and, startsBefore(moment), endsFrom(moment)], ['endsAt']);
  const order = ({ startsAt, title }: Found) => startsAt.toISOString() + title;
  return found.sort((a, b) => (order(a) < order(b) ? -1 : 1));
}
