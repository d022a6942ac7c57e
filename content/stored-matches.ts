import type { Where } from 'payload';
import { asVisitorOfResults, resultRelations } from './competition-document.ts';
import { type Match, toMatch } from './match-document.ts';
import { openPayload } from './payload.ts';

/** More than a competition of all towns has; keeps a page bounded. */
export const mostMatches = 400;

/** As they were entered: a side that waits for another match names no team. */
export async function findStoredMatches(
  where: Where,
  limit: number,
  sort = ['-startsAt', '-id'],
): Promise<Match[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'matches',
    where,
    limit,
    pagination: false,
    sort,
    populate: resultRelations,
    ...asVisitorOfResults,
  });
  return docs.flatMap(toMatch);
}
