import { type Day, dayOf } from '../lib/dates.ts';
import type { Sport } from '../lib/vocabulary.ts';
import { type ResultTown, resultRelations, toTown } from './competition-document.ts';
import { asVisitor, openPayload } from './payload.ts';

export interface StateRecord {
  id: number;
  /** The race, jump or throw. */
  title: string;
  mark: string;
  day: Day;
  holder: string;
  /** Whose page the site has. */
  athlete: string | undefined;
  town: ResultTown | undefined;
  venue: string | undefined;
}

/** More than fit on a line. */
const mostRecords = 12;

/** The newest ones of a sport, the oldest of these first. */
export async function listStateRecords(sport: Sport): Promise<StateRecord[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'state-records',
    where: { sport: { equals: sport } },
    limit: mostRecords,
    pagination: false,
    sort: '-day',
    populate: resultRelations,
    ...asVisitor,
  });
  return docs.reverse().map((document) => ({
    id: document.id,
    title: document.title,
    mark: document.mark,
    day: dayOf(new Date(document.day)),
    holder: document.holder,
    athlete:
      typeof document.athlete === 'object' ? (document.athlete?.slug ?? undefined) : undefined,
    town: toTown(document.municipality),
    venue: document.venue ?? undefined,
  }));
}
