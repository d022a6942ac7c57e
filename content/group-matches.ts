import type { TableMatch } from '../lib/group-tables.ts';
import { scoreOf } from '../lib/match-score.ts';
import type { Competition } from './competition-document.ts';
import { enteredOf } from './match-document.ts';
import { asVisitor, openPayload } from './payload.ts';
import { mostMatches } from './stored-matches.ts';

/** A match of a group, its teams by number. */
export type GroupMatch = TableMatch<{ id: number }>;

/** What the tables of some competitions need of their matches: nothing that these point to is read. */
export async function findGroupMatches(
  competitions: readonly Pick<Competition, 'id' | 'rules'>[],
): Promise<Map<number, GroupMatch[]>> {
  if (competitions.length === 0) return new Map();
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'matches',
    where: {
      and: [
        { competition: { in: competitions.map(({ id }) => id) } },
        { stage: { equals: 'grupos' } },
      ],
    },
    limit: mostMatches * competitions.length,
    pagination: false,
    sort: ['-startsAt', '-id'],
    select: {
      ...{ competition: true, stage: true, state: true, first: true, second: true },
      ...{ firstScore: true, secondScore: true, sets: true, forfeit: true },
      ...{ firstPenalties: true, secondPenalties: true },
    },
    ...asVisitor,
    depth: 0,
  });
  const byCompetition = Map.groupBy(docs, ({ competition }) => numberOf(competition));
  return new Map(
    competitions.map(({ id, rules }) => [
      id,
      (byCompetition.get(id) ?? []).map((document) => ({
        stage: document.stage,
        state: document.state,
        teams: [teamOf(document.first), teamOf(document.second)],
        score: scoreOf(rules, enteredOf(document)),
      })),
    ]),
  );
}

type Reference = number | { id: number } | null | undefined;

const numberOf = (reference: Reference) =>
  typeof reference === 'object' ? reference?.id : reference;

function teamOf(reference: Reference): { id: number } | undefined {
  const id = numberOf(reference);
  return id === undefined ? undefined : { id };
}
