import type { Where } from 'payload';
import type { Day } from '../lib/dates.ts';
import { startOfDay } from '../lib/local-moment.ts';
import { shiftDay } from '../lib/month.ts';
import type { EventCategory } from '../lib/vocabulary.ts';
import { type Event, type EventPlace, toEvent } from './event-document.ts';
import { listMunicipalities } from './municipalities.ts';
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
  const coming = await findEvents([ahead(now)], ['startsAt', 'title'], count);
  if (coming.length === count) return coming;
  const last = await findEvents([behind(now)], ['-startsAt', 'title'], count - coming.length);
  return [...last.reverse(), ...coming];
}

/** Events to come or going on, soonest first; if there are none, past ones, newest first. */
export async function listProgramEvents(
  program: string,
  now: Date,
  count: number,
): Promise<Event[]> {
  const ofProgram: Where = { 'program.slug': { equals: program } };
  const coming = await findEvents([ofProgram, ahead(now)], ['startsAt', 'title'], count);
  return coming.length > 0
    ? coming
    : findEvents([ofProgram, behind(now)], ['-startsAt', 'title'], count);
}

/** All that match, soonest first; an event of several days matches each of them. */
export async function listEvents(filter: EventFilter): Promise<Event[]> {
  const { from, until } = filter;
  const events = await findEvents(conditionsOf(filter), ['startsAt', 'title']);
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
  return findEvents([...conditionsOf(filter), later, certain], ['startsAt', 'title'], count);
}

export async function readEvent(slug: string): Promise<Event | undefined> {
  const [event] = await findEvents([{ slug: { equals: slug } }], ['startsAt', 'title'], 1);
  return event;
}

/** The municipalities that have events, in the order in which they first appear. */
export async function listEventPlaces(): Promise<EventPlace[]> {
  const towns = await listMunicipalities();
  const firsts = await Promise.all(
    towns.map(({ slug }) => findEvents(conditionsOf({ place: slug }), ['startsAt'], 1)),
  );
  return firsts
    .flat()
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map(({ municipality }) => municipality);
}

export function conditionsOf({ from, until, category, place }: EventFilter): Where[] {
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
    sort,
    limit,
    page,
    // The first page needs no count.
    pagination: page > 1,
    ...asVisitor,
  });
  return docs.map(toEvent);
}
