import type { Where } from 'payload';
import type { Event as Document } from '../cms/payload-types.ts';
import { type Day, dayOf, timeOf } from '../lib/dates.ts';
import { shiftDay, startOfDay } from '../lib/month.ts';
import type { EventCategory, EventStatus } from '../lib/vocabulary.ts';
import { asVisitor, openPayload } from './payload.ts';
import { type Picture, toPicture } from './pictures.ts';

const dayMs = 86_400_000;

export interface Event {
  id: number;
  slug: string;
  title: string;
  startsAt: Date;
  endsAt: Date | undefined;
  day: Day;
  /** The same day, unless it lasts for several. */
  lastDay: Day;
  time: string;
  place: string;
  municipality: EventPlace;
  category: EventCategory;
  status: EventStatus;
  description: string;
  program: { title: string; slug: string } | undefined;
  picture: Picture;
  createdAt: Date;
  changedAt: Date;
}

export interface EventPlace {
  name: string;
  slug: string;
}

export interface EventFilter {
  /** The first and the last day, both included. */
  from?: Day | undefined;
  until?: Day | undefined;
  category?: EventCategory | undefined;
  /** The slug of a municipality. */
  place?: string | undefined;
}

/** What lies ahead, soonest first; when that is too little, completed with what was last. */
export async function listNextEvents(now: Date, count: number): Promise<Event[]> {
  const ahead = await findEvents([{ startsAt: { greater_than_equal: now } }], 'startsAt', count);
  if (ahead.length === count) return ahead;
  const missing = count - ahead.length;
  const behind = await findEvents([{ startsAt: { less_than: now } }], '-startsAt', missing);
  return [...behind.reverse(), ...ahead];
}

/** All that match, soonest first; one that lasts for days belongs to each of them. */
export async function listEvents(filter: EventFilter): Promise<Event[]> {
  const { from, until } = filter;
  const events = await findEvents(conditionsOf(filter), 'startsAt');
  return events.filter(
    ({ day, lastDay }) => (!from || lastDay >= from) && (!until || day <= until),
  );
}

/** Those that will really happen at or after a moment, soonest first. */
export function listEventsAfter(
  moment: Date,
  count: number,
  filter: EventFilter = {},
): Promise<Event[]> {
  const ahead: Where = { startsAt: { greater_than_equal: moment } };
  const certain: Where = { situation: { equals: 'confirmado' } };
  return findEvents([...conditionsOf(filter), ahead, certain], 'startsAt', count);
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
  const places = docs.map(({ municipality }) => toPlace(municipality));
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

/** Without a limit nothing is left out: a list that ends early would miss events in silence. */
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

function toEvent(document: Document): Event {
  const startsAt = new Date(document.startsAt);
  const endsAt = document.endsAt ? new Date(document.endsAt) : undefined;
  const { program } = document;
  return {
    id: document.id,
    slug: document.slug ?? '',
    title: document.title,
    startsAt,
    endsAt,
    day: dayOf(startsAt),
    lastDay: dayOf(lastMoment(startsAt, endsAt)),
    time: timeOf(startsAt),
    place: document.place,
    municipality: toPlace(document.municipality),
    category: document.category,
    status: document.situation,
    description: document.description,
    // A program that was withdrawn comes as a bare number.
    program:
      typeof program === 'object' && program?.slug
        ? { title: program.title, slug: program.slug }
        : undefined,
    picture: toPicture(document),
    createdAt: new Date(document.createdAt),
    changedAt: new Date(document.updatedAt),
  };
}

/** A night that ends after midnight is still one day; only what lasts longer than a day spans several. */
function lastMoment(startsAt: Date, endsAt = startsAt): Date {
  return endsAt.getTime() - startsAt.getTime() > dayMs ? new Date(endsAt.getTime() - 1) : startsAt;
}

function toPlace(relation: Document['municipality']): EventPlace {
  return typeof relation === 'object'
    ? { name: relation.name, slug: relation.slug ?? '' }
    : { name: '', slug: '' };
}
