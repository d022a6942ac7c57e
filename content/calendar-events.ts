import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Where } from 'payload';
import { yearOf } from '../lib/dates.ts';
import { startOfDay } from '../lib/local-moment.ts';
import { collect, onePage, type Paged } from '../lib/paged.ts';
import {
  conditionsOf,
  type EventFilter,
  endsFrom,
  newestFirst,
  soonestFirst,
  startsBefore,
  startsFrom,
} from './event-conditions.ts';
import { type EventFacts, factFields, toEventFacts } from './event-document.ts';
import { listEvents } from './events.ts';
import { asVisitor, openPayload } from './payload.ts';

export type { EventFacts };

/** What a file of the agenda may be narrowed to. */
export interface EventFileFilter extends EventFilter {
  /** The year in which an event begins: each event is in the file of one year. */
  year?: number | undefined;
}

/** So many are read at a time: about 15 ms of the thread. */
const pageSize = 100;
/** So many of those that have begun are in a calendar to subscribe to, besides all that come. */
const pastInFeed = 200;

/** All that match, soonest first. Nothing is left out, so that a file holds what its address says. */
export async function findEventsForFile(filter: EventFileFilter): Promise<Paged<EventFacts>> {
  const { year, from, until } = filter;
  if (from || until) {
    // A day or two, and what lasts over them: only when they are read it is known which are on these days.
    const events = await listEvents(filter);
    return onePage(events.filter(({ day }) => year === undefined || yearOf(day) === year));
  }
  const and = [...(await conditionsOf(filter)), ...inYear(year)];
  const payload = await openPayload();
  const { totalDocs } = await payload.count({ collection: 'events', where: { and }, ...asVisitor });
  return { count: totalDocs, pages: () => readPages(and) };
}

/** For calendars that subscribe: what comes or is going on, and the last ones before it. */
export async function listFeedEvents(filter: EventFilter, now: Date): Promise<EventFacts[]> {
  const and = await conditionsOf(filter);
  const begun = [...and, startsBefore(now)];
  const last = await readEvents(begun, newestFirst, pastInFeed);
  // Sorted by the end, SQLite looks for it by the end; by the start it would read the whole past.
  const lasting = await readEvents([...begun, endsFrom(now)], ['endsAt']);
  const coming = readPages([...and, startsFrom(now)]);
  const events = [...lasting, ...last.reverse(), ...(await collect(coming)).flat()];
  const once = [...new Map(events.map((event) => [event.id, event])).values()];
  return once.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** The years from the first event to the last one, newest first. */
export async function listEventYears(): Promise<number[]> {
  const [[first], [last]] = await Promise.all([
    readEvents([], ['startsAt'], 1),
    readEvents([], ['-startsAt'], 1),
  ]);
  if (!first || !last) return [];
  const [from, until] = [yearOf(first.day), yearOf(last.day)];
  return Array.from({ length: until - from + 1 }, (_, index) => until - index);
}

function inYear(year: number | undefined): Where[] {
  if (year === undefined) return [];
  return [startsFrom(startOfDay(`${year}-01-01`)), startsBefore(startOfDay(`${year + 1}-01-01`))];
}

/**
 * Each page begins after the last event of the one before, so the hundredth costs what the first does.
 */
async function* readPages(and: Where[]): AsyncGenerator<EventFacts[]> {
  for (let after: Where[] = []; ; ) {
    const page = await readEvents([...and, ...after], soonestFirst, pageSize);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = [afterEvent(last)];
  }
}

/** What follows an event in the order of start, title and number. */
function afterEvent({ startsAt, title, id }: EventFacts): Where {
  return {
    and: [
      // Says nothing new, but an index finds it.
      startsFrom(startsAt),
      {
        or: [
          { startsAt: { greater_than: startsAt } },
          { title: { greater_than: title } },
          { and: [{ title: { equals: title } }, { id: { greater_than: id } }] },
        ],
      },
    ],
  };
}

async function readEvents(and: Where[], sort: string[], limit = 0): Promise<EventFacts[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'events',
    where: { and },
    // The content system adds to the list that it is given.
    sort: [...sort],
    limit,
    pagination: false,
    select: factFields,
    populate: { municipalities: { name: true, slug: true }, programs: { title: true, slug: true } },
    ...asVisitor,
  });
  // Others have their turn: SQLite answers at once, and several reads would keep the thread to themselves.
  await nextTurn();
  return docs.map(toEventFacts);
}
