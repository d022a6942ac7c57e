import type { Where } from 'payload';
import { readDocumentNumber } from './document-number.ts';
import type { Match } from './match-document.ts';
import { isOver } from './matches.ts';
import { asVisitor, openPayload } from './payload.ts';
import { settle } from './settled-matches.ts';
import { findStoredMatches } from './stored-matches.ts';

/** More teams than a town sends in all years that anybody scrolls through. */
const mostTeams = 200;
/** So many last matches of a town tell in which competitions it plays. */
const lookedThrough = 30;
/** More than the brackets of these have. */
const mostOpen = 200;

/** What teams of a town played last. */
export async function listTownMatches(town: string, count: number): Promise<Match[]> {
  const teams = await listTeamNumbers(town);
  if (teams.length === 0) return [];
  // One question for each side: each has an index of its own.
  const [first, second] = await Promise.all(
    ['first', 'second'].map((side) =>
      findStoredMatches({ and: [{ [side]: { in: teams } }, isOver] }, count),
    ),
  );
  const stored = newest([...(first ?? []), ...(second ?? [])], count);
  const since = stored.length < count ? undefined : stored.at(-1)?.startsAt;
  const open = await listOpenMatches(await listCompetitionNumbers(teams), since);
  const own = (await settle([...stored, ...open])).filter((match) =>
    match.teams.some((team) => team && teams.includes(team.id)),
  );
  return newest(own, count);
}

async function listTeamNumbers(town: string): Promise<number[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'teams',
    where: { municipality: { equals: await readDocumentNumber('municipalities', town) } },
    select: { name: true },
    limit: mostTeams,
    pagination: false,
    ...asVisitor,
  });
  return docs.map(({ id }) => id);
}

/** Whoever waits in a bracket for who wins has played in the same competition before. */
async function listCompetitionNumbers(teams: number[]): Promise<number[]> {
  const payload = await openPayload();
  const found = await Promise.all(
    ['first', 'second'].map((side) =>
      payload.find({
        collection: 'matches',
        where: { and: [{ [side]: { in: teams } }, isOver] },
        select: { competition: true },
        sort: '-startsAt',
        limit: lookedThrough,
        pagination: false,
        ...asVisitor,
        depth: 0,
      }),
    ),
  );
  const numbers = found.flatMap(({ docs }) => docs.map(({ competition }) => Number(competition)));
  return [...new Set(numbers)];
}

/** Those that are over and name no team on some side, but where it comes from. */
async function listOpenMatches(competitions: number[], since: Date | undefined): Promise<Match[]> {
  if (competitions.length === 0) return [];
  const and: Where[] = [
    { competition: { in: competitions } },
    isOver,
    { or: [{ firstFrom: { exists: true } }, { secondFrom: { exists: true } }] },
    ...(since ? [{ startsAt: { greater_than_equal: since.toISOString() } }] : []),
  ];
  return findStoredMatches({ and }, mostOpen);
}

function newest(matches: Match[], count: number): Match[] {
  const each = new Map(matches.map((match) => [match.id, match]));
  return [...each.values()].sort((a, b) => +b.startsAt - +a.startsAt).slice(0, count);
}
