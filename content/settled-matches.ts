import { decidedSides } from '../lib/decided-sides.ts';
import { sourceWords } from '../lib/side-source.ts';
import {
  asVisitorOfResults,
  type Competition,
  resultRelations,
  type Team,
  toCompetition,
} from './competition-document.ts';
import { findGroupMatches } from './group-matches.ts';
import type { Match } from './match-document.ts';
import { openPayload } from './payload.ts';
import { findStoredMatches, mostMatches } from './stored-matches.ts';

/**
 * Matches with the teams that play them, as far as others decide it: worked out each time from scores, so that a
 * corrected score changes all that follows from it (decision 036). Where they are not all of their competitions,
 * the others that decide are read.
 */
export async function settle(matches: Match[], areWhole = false): Promise<Match[]> {
  const open = matches.filter(isOpen);
  if (open.length === 0) return matches;
  const numbers = [...new Set(open.map(({ competition }) => competition.id))];
  const [competitions, all] = await Promise.all([
    readFrames(numbers),
    areWhole ? matches : findBrackets(numbers),
  ]);
  const inGroups = areWhole ? undefined : await findGroupMatches(fromGroups(competitions, all));
  const settled = new Map<number, Match>();
  const byCompetition = Map.groupBy(all, ({ competition }) => competition.id);
  for (const competition of competitions) {
    const own = byCompetition.get(competition.id) ?? [];
    const { id, rules, groups } = competition;
    const sides = decidedSides<Team, Match>(rules, groups, own, inGroups?.get(id));
    for (const [match, teams] of sides)
      settled.set(match.id, { ...match, teams, awaited: wordsOf(match, teams, competition) });
  }
  return matches.map((match) => (isOpen(match) ? (settled.get(match.id) ?? match) : match));
}

const findBrackets = (competitions: number[]): Promise<Match[]> =>
  findStoredMatches(
    { and: [{ competition: { in: competitions } }, { stage: { not_equals: 'grupos' } }] },
    mostMatches * competitions.length,
  );

/** The competitions in whose brackets somebody comes from a group. */
function fromGroups(competitions: Competition[], brackets: Match[]): Competition[] {
  const coming = brackets.filter(({ sources }) =>
    sources.some((source) => source?.kind === 'place'),
  );
  const numbers = new Set(coming.map(({ competition }) => competition.id));
  return competitions.filter(({ id }) => numbers.has(id));
}

const isOpen = ({ teams, sources }: Match): boolean =>
  sources.some((source, side) => source !== undefined && teams[side] === undefined);

function wordsOf(
  { sources }: Match,
  teams: Match['teams'],
  { groups }: Competition,
): Match['awaited'] {
  const words = (side: 0 | 1) => {
    const source = sources[side];
    return source && !teams[side] ? sourceWords(source, groups) : undefined;
  };
  return [words(0), words(1)];
}

/** Rules and groups of some competitions. */
async function readFrames(numbers: number[]): Promise<Competition[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'competitions',
    where: { id: { in: numbers } },
    limit: numbers.length,
    pagination: false,
    populate: resultRelations,
    ...asVisitorOfResults,
  });
  return docs.map(toCompetition);
}
