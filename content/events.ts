import type { Where } from 'payload';
import { readEventPlaces } from '../cms/event-places.ts';
import type { Draft } from '../lib/draft.ts';
import { readDocumentNumber } from './document-number.ts';
import {
  behind,
  conditionsOf,
  type EventFilter,
  soonestFirst,
  startsFrom,
} from './event-conditions.ts';
import { acrossMoment, inDays } from './event-days.ts';
import {
  type Event,
  type EventInFull,
  type EventPlace,
  toEvent,
  toEventInFull,
  venueFields,
} from './event-document.ts';
import { type EventMark, findMonthEvents, type MonthEvent } from './month-event.ts';
import { ownDocument } from './own-document.ts';
import { asVisitor, openPayload } from './payload.ts';
import { withoutPhotos } from './pictures.ts';

export type { Event, EventFilter, EventInFull, EventMark, EventPlace, MonthEvent };

/** Events to come or going on, soonest first; if there are none, the last ones, oldest first. */
export async function listNextEvents(now: Date, count: number): Promise<Event[]> {
  const coming = await findAhead(now, [], count);
  if (coming.length > 0) return coming;
  return (await findEvents([behind(now)], ['-startsAt', 'title'], count)).reverse();
}

/** Events to come or going on, soonest first; if there are none, past ones, newest first. */
export async function listProgramEvents(
  program: string,
  now: Date,
  count: number,
): Promise<Event[]> {
  const ofProgram: Where = { program: { equals: await readDocumentNumber('programs', program) } };
  const coming = await findAhead(now, [ofProgram], count);
  return coming.length > 0
    ? coming
    : findEvents([ofProgram, behind(now)], ['-startsAt', 'title'], count);
}

/** All that match, soonest first; an event of several days matches each of them. */
export function listEvents(filter: EventFilter): Promise<Event[]> {
  return inDays(filter, findEvents);
}

/** The same, with what a calendar shows of them. */
export function listMonthEvents(filter: EventFilter): Promise<MonthEvent[]> {
  return inDays(filter, findMonthEvents);
}

/** Events at or after a moment that are not cancelled or postponed, soonest first. */
export async function listEventsAfter(
  moment: Date,
  count: number,
  filter: EventFilter = {},
): Promise<Event[]> {
  const certain: Where = { situation: { equals: 'confirmado' } };
  const and = [...(await conditionsOf(filter)), startsFrom(moment), certain];
  return findEvents(and, soonestFirst, count);
}

export async function readEvent(slug: string, draft?: Draft): Promise<EventInFull | undefined> {
  const populate = { places: venueFields };
  const document = await ownDocument('events', slug, draft, { populate });
  return document && toEventInFull(document);
}

/** The municipalities that have events, in the order in which they first appear. */
export async function listEventPlaces(): Promise<EventPlace[]> {
  return readEventPlaces(await openPayload());
}

/** What is going on or comes, soonest first. */
export async function findAhead(now: Date, and: Where[], count: number): Promise<Event[]> {
  const [lasting, coming] = await Promise.all([
    acrossMoment(now, and, findEvents),
    findEvents([...and, startsFrom(now)], soonestFirst, count),
  ]);
  return [...lasting, ...coming].slice(0, count);
}

/** Without a limit all are returned: a list that is cut off would miss events without saying so. */
export async function findEvents(
  and: Where[],
  sort: string[],
  limit = 0,
  page = 1,
): Promise<Event[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'events',
    where: { and },
    // The content system adds to the list that it is given.
    sort: [...sort],
    limit,
    page,
    // A count would touch every event.
    pagination: false,
    select: withoutPhotos,
    populate: { places: venueFields },
    ...asVisitor,
  });
  return docs.map(toEvent);
}
