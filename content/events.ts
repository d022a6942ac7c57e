import type { Where } from 'payload';
import type { Day } from '../lib/dates.ts';
import { startOfDay } from '../lib/local-moment.ts';
import { shiftDay } from '../lib/month.ts';
import type { EventCategory } from '../lib/vocabulary.ts';
import { type Event, type EventPlace, toEvent, toPlace } from './event-document.ts';
import { asVisitor, openPayload } from './payload.ts';

export type { Event, EventPlace };

export interface EventFilter {
  /** The first and the last day, both included. */
  from?: Day | undefined;
  until?: Day | undefined;
  category?: EventCategory | undefined;
  /** The slug of a municipality. */
  place?: string | undefined;
}

/** Events to come or going on, soonest first; if they are fewer than asked for, past ones fill up. */
export async function listNextEvents(now: Date, count: number): Promise<Event[]> {
  const coming = await findEvents([ahead(now)], 'startsAt', count);
  if (coming.length === count) return coming;
  const last = await findEvents([behind(now)], '-startsAt', count - coming.length);
  return [...last.reverse(), ...coming];
}

/** Events to come or going on, soonest first; if there are none, past ones, newest first. */
export async function listProgramEvents(
  program: string,
  now: Date,
  count: number,
): Promise<Event[]> {
  const ofProgram: Where = { 'program.slug': { equals: program } };
  const coming = await findEvents([ofProgram, ahead(now)], 'startsAt', count);
  return coming.length > 0 ? coming : findEvents([ofProgram, behind(now)], '-startsAt', count);
}

/** All that match, soonest first; an event of several days matches each of them. */
export async function listEvents(filter: EventFilter): Promise<Event[]> {
  const { from, until } = filter;
  const events = await findEvents(conditionsOf(filter), 'startsAt');
  return events.filter(
    ({ day, lastDay }) => (!from || lastDay >= from) && (!until || day <= until),
  );
}

/** Events at or after a moment that are not cancelled or postponed, soonest first. */
export function listEventsAfter(
  moment: Date,
  count: number,
  filter: EventFilter = {},
): Promise<Event[]> {
  const later: Where = { startsAt: { greater_than_equal: moment } };
  const certain: Where = { situation: { equals: 'confirmado' } };
  return findEvents([...conditionsOf(filter), later, certain], 'startsAt', count);
}

export async function readEvent(slug: string): Promise<Event | undefined> {
  const [event] = await findEvents([{ slug: { equals: slug } }], 'startsAt', 1);
  return event;
}

/** The municipalities that have events, in the order in which they first appear. */
export async function listEventPlaces(): Promise<EventPlace[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'events',
    select: { municipality: true },
    sort: 'startsAt',
    pagination: false,
    ...asVisitor,
  });
  const places = docs
    .map(({ municipality }) => toPlace(municipality))
    .filter(({ slug }) => slug !== '');
  return [...new Map(places.map((place) => [place.slug, place])).values()];
}

function conditionsOf({ from, until, category, place }: EventFilter): Where[] {
  return [
    ...(from ? [{ or: [after('startsAt', from), after('endsAt', from)] }] : []),
    ...(until ? [{ startsAt: { less_than: startOfDay(shiftDay(until, 1)) } }] : []),
    ...(category ? [{ category: { equals: category } }] : []),
    ...(place ? [{ 'municipality.slug': { equals: place } }] : []),
  ];
}

const after = (field: string, day: Day): Where => ({
  [field]: { greater_than_equal: startOfDay(day) },
});

const ahead = (now: Date): Where => ({
  or: [{ startsAt: { greater_than_equal: now } }, { endsAt: { greater_than_equal: now } }],
});

const behind = (now: Date): Where => ({
  and: [
    { startsAt: { less_than: now } },
    // An unknown end is null, and null never matches 'less than'.
    { or: [{ endsAt: { exists: false } }, { endsAt: { less_than: now } }] },
  ],
});

/** Without a limit all are returned: a list that is cut off would miss events without saying so. */
async function findEvents(and: Where[], sort: string, limit = 0): Promise<Event[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'events',
    where: { and },
    sort: [sort, 'title'],
    limit,
    pagination: false,
    ...asVisitor,
  });
  return docs.map(toEvent);
}
