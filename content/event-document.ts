import type { Event as Document, Place } from '../cms/payload-types.ts';
import { safeAddress } from '../lib/safe-address.ts';
import type { EventCategory, EventStatus, Sport } from '../lib/vocabulary.ts';
import { type DocumentFile, toDocumentFile } from './document-files.ts';
import { type EventTimes, timesOf } from './event-times.ts';
import { type Photo, type Picture, toPhotos, toPicture } from './pictures.ts';
import { type Spot, toSpot } from './spot.ts';

/** What is told of an event in words; files of the agenda need no more. */
export interface EventFacts extends EventTimes {
  id: number;
  slug: string;
  title: string;
  place: string;
  municipality: EventPlace;
  category: EventCategory;
  status: EventStatus;
  description: string;
  program: { title: string; slug: string } | undefined;
  minAge: number | undefined;
  maxAge: number | undefined;
  /** In reais; 0 is free. */
  price: number | undefined;
  accessible: boolean;
  /** Where to sign up: a path of this site, or an address. */
  registration: string | undefined;
  contact: string | undefined;
  createdAt: Date;
  changedAt: Date;
}

/** The place of the list where an event is. */
export interface Venue {
  slug: string;
  address: string;
  /** In degrees, where it is known. */
  spot: Spot | undefined;
}

export interface Event extends EventFacts {
  sport: Sport | undefined;
  venue: Venue | undefined;
  regulation: DocumentFile | undefined;
  picture: Picture;
}

export interface EventInFull extends Event {
  /** What it was like, once it is over. */
  photos: Photo[];
}

/** The fields that the facts are made of. */
export const factFields = {
  slug: true,
  title: true,
  startsAt: true,
  endsAt: true,
  allDay: true,
  place: true,
  municipality: true,
  category: true,
  situation: true,
  description: true,
  program: true,
  minAge: true,
  maxAge: true,
  price: true,
  accessible: true,
  registration: true,
  contact: true,
  createdAt: true,
  updatedAt: true,
} as const;

/** Of a place of the list. */
export const venueFields = { slug: true, address: true, latitude: true, longitude: true } as const;

export interface EventPlace {
  name: string;
  slug: string;
}

export function toEventInFull(document: Document): EventInFull {
  return { ...toEvent(document), photos: toPhotos(document.photos) };
}

export function toEvent(document: Omit<Document, 'photos'>): Event {
  return {
    ...toEventFacts(document),
    sport: document.sport ?? undefined,
    venue: toVenue(document.venue),
    regulation: toDocumentFile(document.regulation),
    picture: toPicture(document),
  };
}

export function toEventFacts(document: Pick<Document, 'id' | keyof typeof factFields>): EventFacts {
  const { program } = document;
  return {
    id: document.id,
    slug: document.slug ?? '',
    title: document.title,
    ...timesOf(document),
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
    minAge: document.minAge ?? undefined,
    maxAge: document.maxAge ?? undefined,
    price: document.price ?? undefined,
    accessible: document.accessible ?? false,
    registration: safeAddress(document.registration),
    // An emptied field is an empty text.
    contact: document.contact || undefined,
    createdAt: new Date(document.createdAt),
    changedAt: new Date(document.updatedAt),
  };
}

/** An unpublished place comes as a number only. */
function toVenue(place: number | null | undefined | Place): Venue | undefined {
  if (typeof place !== 'object' || !place?.slug) return undefined;
  return { slug: place.slug, address: place.address, spot: toSpot(place) };
}

/** Where the municipality is missing: the state's name, and no link. */
function toPlace(relation: Document['municipality'] | null): EventPlace {
  return typeof relation === 'object' && relation?.slug
    ? { name: relation.name, slug: relation.slug }
    : { name: 'Amapá', slug: '' };
}
