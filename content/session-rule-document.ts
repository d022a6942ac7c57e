import type {
  SessionRule as Document,
  Municipality,
  Place,
  Program,
} from '../cms/payload-types.ts';
import { dayOf } from '../lib/dates.ts';
import type { Position } from '../lib/latitude.ts';
import type { SessionChange, SessionTimes } from '../lib/session-rule.ts';
import type { ProgramCategory, SessionLevel, Sport } from '../lib/vocabulary.ts';
import { type Picture, toPicture } from './pictures.ts';

/** Where it is: a place of the list has a slug and an address, one that was only typed has not. */
export interface SessionPlace {
  name: string;
  slug: string | undefined;
  address: string | undefined;
}

/** A class or training of a program: when, where, for whom. */
export interface SessionRule extends SessionTimes {
  id: number;
  slug: string;
  name: string;
  program: { title: string; slug: string; category: ProgramCategory };
  picture: Picture;
  place: SessionPlace;
  municipality: ({ name: string; slug: string } & Partial<Position>) | undefined;
  changes: readonly (SessionChange & { place: SessionPlace | undefined })[];
  sports: Sport[];
  minAge: number | undefined;
  maxAge: number | undefined;
  /** In reais; 0 is free. */
  price: number | undefined;
  accessible: boolean;
  level: SessionLevel | undefined;
  bring: string[];
  createdAt: Date;
  changedAt: Date;
}

/** What is read of the documents that a rule points to. */
export const ruleRelations = {
  programs: {
    title: true,
    slug: true,
    category: true,
    sports: true,
    photo: true,
    poster: true,
  },
  municipalities: { name: true, slug: true, latitude: true, longitude: true },
  places: { name: true, slug: true, address: true },
} as const;

/** A rule whose program is not public is shown nowhere: its page would lie below that of the program. */
export function toRule(document: Document): SessionRule[] {
  const program: Document['program'] | null = document.program;
  if (typeof program !== 'object' || !program?.slug) return [];
  const town: Document['municipality'] | null = document.municipality;
  const municipality = typeof town === 'object' && town ? toTown(town) : undefined;
  return [
    {
      id: document.id,
      slug: document.slug ?? '',
      name: document.name,
      program: { title: program.title, slug: program.slug, category: program.category },
      picture: toPicture(program),
      ...timesOf(document),
      place: toPlace(document.place) ?? {
        name: document.placeName ?? '',
        slug: undefined,
        address: undefined,
      },
      municipality,
      town: municipality?.slug,
      changes: (document.changes ?? []).map(toChange),
      sports: sportsOf(document, program),
      minAge: document.minAge ?? undefined,
      maxAge: document.maxAge ?? undefined,
      price: document.price ?? undefined,
      accessible: document.accessible ?? false,
      level: document.level ?? undefined,
      bring: document.bring ?? [],
      createdAt: new Date(document.createdAt),
      changedAt: new Date(document.updatedAt),
    },
  ];
}

function toTown({ name, slug, latitude, longitude }: Municipality): SessionRule['municipality'] {
  return slug ? { name, slug, latitude, longitude } : undefined;
}

function timesOf(document: Document) {
  return {
    rhythm: document.rhythm,
    monthWeek: document.monthWeek ?? undefined,
    weekdays: document.weekdays,
    from: dayOf(new Date(document.from)),
    until: document.until ? dayOf(new Date(document.until)) : undefined,
    startsAt: document.startsAt,
    endsAt: document.endsAt,
    pausesOnHolidays: document.pausesOnHolidays ?? false,
  };
}

const sportsOf = (document: Document, program: Program): Sport[] =>
  document.sports?.length ? document.sports : (program.sports ?? []);

function toChange(change: NonNullable<Document['changes']>[number]) {
  return {
    kind: change.kind,
    day: dayOf(new Date(change.day)),
    newDay: change.newDay ? dayOf(new Date(change.newDay)) : undefined,
    startsAt: change.startsAt ?? undefined,
    endsAt: change.endsAt ?? undefined,
    note: change.note ?? undefined,
    place: toPlace(change.place),
  };
}

/** An unpublished place comes as a number only. */
function toPlace(place: number | null | undefined | Place): SessionPlace | undefined {
  if (typeof place !== 'object' || place === null) return undefined;
  return { name: place.name, slug: place.slug ?? undefined, address: place.address };
}
