import type { Where } from 'payload';
import type { Day } from '../lib/dates.ts';
import { startOfDay } from '../lib/local-moment.ts';
import {
  conditionsOf,
  type EventFilter,
  newestFirst,
  soonestFirst,
  startsBefore,
  startsFrom,
} from './event-conditions.ts';
import { acrossMoment } from './event-days.ts';
import { type Event, findEvents } from './events.ts';
import { asVisitor, openPayload } from './payload.ts';
import { type Slice, takeSlice } from './slice.ts';

/** A run of events of which any part can be read. */
interface Run {
  count: number;
  read: (slice: Slice) => Promise<Event[]>;
}

export interface AllEvents {
  /** How many come, and how many there are with those that are over. */
  ahead: number;
  total: number;
  read: (slice: Slice) => Promise<Event[]>;
}

/**
 * All events as one list that starts with what comes, soonest first; what is over follows, newest first.
 * Only the part that is asked for is read from the database.
 */
export async function findAllEvents(filter: EventFilter, today: Day): Promise<AllEvents> {
  const and = await conditionsOf(filter);
  const start = startOfDay(today);
  const [crossing, coming] = await Promise.all([
    acrossMoment(start, and, findEvents),
    inDatabase([...and, startsFrom(start)], soonestFirst),
  ]);
  // One that ended in the night after its day is over.
  const lasting = crossing.filter(({ lastDay }) => lastDay >= today);
  const others = lasting.map(({ id }) => ({ id: { not_equals: id } }));
  const over = await inDatabase([...and, startsBefore(start), ...others], newestFirst);
  const ahead = lasting.length + coming.count;
  const runs: Run[] = [
    {
      count: lasting.length,
      read: async ({ offset, count }) => lasting.slice(offset, offset + count),
    },
    coming,
    over,
  ];
  return { ahead, total: ahead + over.count, read: (slice) => readAcross(runs, slice) };
}

async function inDatabase(and: Where[], sort: string[]): Promise<Run> {
  const payload = await openPayload();
  const { totalDocs } = await payload.count({ collection: 'events', where: { and }, ...asVisitor });
  return {
    count: totalDocs,
    read: (slice) => takeSlice(slice, (page, size) => findEvents(and, sort, size, page)),
  };
}

/** A part of several runs, one after the other. */
async function readAcross(runs: Run[], { offset, count }: Slice): Promise<Event[]> {
  const found: Event[] = [];
  let start = 0;
  for (const run of runs) {
    const from = Math.max(offset, start);
    const until = Math.min(offset + count, start + run.count);
    if (from < until)
      found.push(...(await run.read({ offset: from - start, count: until - from })));
    start += run.count;
  }
  return found;
}
