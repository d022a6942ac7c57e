import type { Where } from 'payload';
import type { Heat as Document } from '../cms/payload-types.ts';
import { type Day, dayOf } from '../lib/dates.ts';
import { parseMark, type Ranked, rank } from '../lib/marks.ts';
import {
  asVisitorOfResults,
  type ResultTown,
  resultRelations,
  toLinked,
  toTown,
} from './competition-document.ts';
import { readDocumentNumber } from './document-number.ts';
import { openPayload } from './payload.ts';

/** What somebody reached. Of who is under 18 there is no name, only the town. */
export interface Entry {
  id: string;
  name: string | undefined;
  athlete: { name: string; slug: string } | undefined;
  town: ResultTown | undefined;
  /** As it was typed; undefined for who has none. */
  mark: string | undefined;
  /** Why there is no mark. */
  note: string | undefined;
}

/** One race, jump or throw: the best first. */
export interface Heat {
  id: number;
  title: string;
  competition: { title: string; slug: string };
  day: Day;
  startsAt: Date;
  forMedals: boolean;
  ranking: Ranked<Entry>[];
  createdAt: Date;
  changedAt: Date;
}

/** More than a festival has; keeps a page bounded. */
const mostHeats = 100;

/** All of a competition, by hour. */
export function listHeats(competition: number): Promise<Heat[]> {
  return findHeats({ competition: { equals: competition } }, mostHeats, ['startsAt', 'id']);
}

/** In which an athlete took part, newest first. */
export async function listAthleteHeats(athlete: string, count: number): Promise<Heat[]> {
  const number = await readDocumentNumber('athletes', athlete);
  return findHeats({ 'rows.athlete': { equals: number } }, count);
}

/** In which somebody of a town took part, newest first. */
export async function listTownHeats(town: string, count: number): Promise<Heat[]> {
  const number = await readDocumentNumber('municipalities', town);
  return findHeats({ 'rows.municipality': { equals: number } }, count);
}

async function findHeats(where: Where, limit: number, sort = ['-startsAt', 'id']): Promise<Heat[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'heats',
    where,
    limit,
    pagination: false,
    sort,
    populate: resultRelations,
    ...asVisitorOfResults,
  });
  return docs.flatMap(toHeat);
}

/** A race whose competition is not public is shown nowhere. */
function toHeat(document: Document): Heat[] {
  const competition = toLinked(document.competition);
  if (!competition) return [];
  const entries = (document.rows ?? []).map(toEntry);
  const startsAt = new Date(document.startsAt);
  return [
    {
      id: document.id,
      title: document.title,
      competition,
      day: dayOf(startsAt),
      startsAt,
      forMedals: document.forMedals ?? false,
      ranking: rank(entries, ({ mark }) => parseMark(mark ?? ''), document.better),
      createdAt: new Date(document.createdAt),
      changedAt: new Date(document.updatedAt),
    },
  ];
}

function toEntry(row: NonNullable<Document['rows']>[number]): Entry {
  const athlete = typeof row.athlete === 'object' ? row.athlete : null;
  return {
    id: row.id ?? '',
    name: row.name ?? athlete?.name ?? undefined,
    athlete: athlete?.slug ? { name: athlete.name, slug: athlete.slug } : undefined,
    town: toTown(row.municipality),
    mark: row.mark ?? undefined,
    note: row.note ?? undefined,
  };
}
