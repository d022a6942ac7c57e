import type { Event as Document } from '../cms/payload-types.ts';
import { type Day, dayOf, timeOf } from '../lib/dates.ts';
import type { EventCategory, EventStatus, Sport } from '../lib/vocabulary.ts';
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
  sport: Sport | undefined;
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

export function toEvent(document: Document): Event {
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
    sport: document.sport ?? undefined,
    status: document.situation,
    description: document.description,
    // An unpublished program comes as a number only.
    program:
      typeof program === 'object' && program?.slug
        ? { title: program.title, slug: program.slug }
        : undefined,
    picture: toPicture(document),
    createdAt: new Date(document.createdAt),
    changedAt: new Date(document.updatedAt),
  };
}

/** An event that ends after midnight still counts as one day; only one longer than 24 hours has several. */
export function lastMoment(startsAt: Date, endsAt = startsAt): Date {
  return endsAt.getTime() - startsAt.getTime() > dayMs ? new Date(endsAt.getTime() - 1) : startsAt;
}

/** Where the municipality is missing: the state's name, and no link. */
function toPlace(relation: Document['municipality'] | null): EventPlace {
  return typeof relation === 'object' && relation?.slug
    ? { name: relation.name, slug: relation.slug }
    : { name: 'Amapá', slug: '' };
}
