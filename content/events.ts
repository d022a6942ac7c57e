import type { Event as Document } from '../cms/payload-types.ts';
import { type Day, dayOf, timeOf } from '../lib/dates.ts';
import type { EventCategory, EventStatus } from '../lib/vocabulary.ts';
import { asVisitor, openPayload } from './payload.ts';
import { type Picture, toPicture } from './pictures.ts';

export interface Event {
  slug: string;
  title: string;
  startsAt: Date;
  endsAt: Date | undefined;
  day: Day;
  time: string;
  place: string;
  municipality: { name: string; slug: string };
  category: EventCategory;
  status: EventStatus;
  description: string;
  picture: Picture;
}

/** What lies ahead, soonest first; when that is too little, completed with what was last. */
export async function listNextEvents(now: Date, count: number): Promise<Event[]> {
  const ahead = await findEvents(
    { startsAt: { greater_than_equal: now.toISOString() } },
    'startsAt',
    count,
  );
  if (ahead.length === count) return ahead;
  const behind = await findEvents(
    { startsAt: { less_than: now.toISOString() } },
    '-startsAt',
    count - ahead.length,
  );
  return [...behind.reverse(), ...ahead];
}

type Condition = Record<string, { greater_than_equal: string } | { less_than: string }>;

async function findEvents(where: Condition, sort: string, limit: number): Promise<Event[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({ collection: 'events', where, sort, limit, ...asVisitor });
  return docs.map(toEvent);
}

function toEvent(document: Document): Event {
  const startsAt = new Date(document.startsAt);
  return {
    slug: document.slug ?? '',
    title: document.title,
    startsAt,
    endsAt: document.endsAt ? new Date(document.endsAt) : undefined,
    day: dayOf(startsAt),
    time: timeOf(startsAt),
    place: document.place,
    municipality: toMunicipalityName(document.municipality),
    category: document.category,
    status: document.situation,
    description: document.description,
    picture: toPicture(document),
  };
}

function toMunicipalityName(relation: Document['municipality']): Event['municipality'] {
  return typeof relation === 'object'
    ? { name: relation.name, slug: relation.slug ?? '' }
    : { name: '', slug: '' };
}
