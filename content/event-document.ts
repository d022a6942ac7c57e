import type { Event as Document } from '../cms/payload-types.ts';
import { type Day, dayOf, timeOf } from '../lib/dates.ts';
import type { EventCategory, EventStatus, Sport } from '../lib/vocabulary.ts';
import { type Picture, toPicture } from './pictures.ts';

const dayMs = 86_400_000;

/** What is told of an event in words; files of the agenda need no more. */
export interface EventFacts {
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
  createdAt: Date;
  changedAt: Date;
}

export interface Event extends EventFacts {
  sport: Sport | undefined;
  picture: Picture;
}

/** The fields that the facts are made of. */
export const factFields = {
  slug: true,
  title: true,
  startsAt: true,
  endsAt: true,
  place: true,
  municipality: true,
  category: true,
  situation: true,
  description: true,
  program: true,
  createdAt: true,
  updatedAt: true,
} as const;

export interface EventPlace {
  name: string;
  slug: string;
}

export function toEvent(document: Document): Event {
  return {
    ...toEventFacts(document),
    sport: document.sport ?? undefined,
    picture: toPicture(document),
  };
}

export function toEventFacts(document: Pick<Document, 'id' | keyof typeof factFields>): EventFacts {
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
    // An unpublished program comes as a number only.
    program:
      typeof program === 'object' && program?.slug
        ? { title: program.title, slug: program.slug }
        : undefined,
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
