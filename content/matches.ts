import type { Where } from 'payload';
import { asVisitorOfResults, resultRelations } from './competition-document.ts';
import { readDocumentNumber } from './document-number.ts';
import { groupOf, type Match, toMatch } from './match-document.ts';
import { asVisitor, openPayload } from './payload.ts';

export { groupOf, type Match };

/** More than a competition of all towns has; keeps a page bounded. */
const mostMatches = 400;
/** More teams than a town sends in all years that anybody scrolls through. */
const mostTeams = 200;

/** All of a competition, by day. */
export function listMatches(competition: number): Promise<Match[]> {
  return findMatches({ competition: { equals: competition } }, mostMatches, ['startsAt', 'id']);
}

/** The last ones that were played. */
export function listLastMatches(competition: number, count: number): Promise<Match[]> {
  const and: Where[] = [{ competition: { equals: competition } }, isOver];
  return findMatches({ and }, count);
}

/** The finals of some competitions. */
export function listFinals(competitions: readonly number[]): Promise<Match[]> {
  if (competitions.length === 0) return Promise.resolve([]);
  const and: Where[] = [{ competition: { in: competitions } }, { stage: { equals: 'final' } }];
  return findMatches({ and }, competitions.length);
}

/** What teams of a town played last. */
export async function listTownMatches(town: string, count: number): Promise<Match[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'teams',
    where: { municipality: { equals: await readDocumentNumber('municipalities', town) } },
    select: { name: true },
    limit: mostTeams,
    pagination: false,
    ...asVisitor,
  });
  if (docs.length === 0) return [];
  const teams = { in: docs.map(({ id }) => id) };
  // One question for each side: each has an index of its own.
  const [first, second] = await Promise.all([
    findMatches({ and: [{ first: teams }, isOver] }, count),
    findMatches({ and: [{ second: teams }, isOver] }, count),
  ]);
  const both = new Map([...first, ...second].map((match) => [match.id, match]));
  return [...both.values()].sort((a, b) => +b.startsAt - +a.startsAt).slice(0, count);
}

export async function listRecordingMatches(recording: string, count: number): Promise<Match[]> {
  const number = await readDocumentNumber('recorded-broadcasts', recording);
  return findMatches({ recording: { equals: number } }, count);
}

const isOver: Where = { state: { equals: 'encerrado' } };

async function findMatches(
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
