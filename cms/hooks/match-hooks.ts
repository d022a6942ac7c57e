import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { scoreWords } from '../../lib/match-score.ts';
import { parseSource, sourceWords } from '../../lib/side-source.ts';
import { groupsOfCompetition } from '../fields/side-source.ts';

interface Entered {
  competition?: number | null;
  first?: number | null;
  second?: number | null;
  firstFrom?: string | null;
  secondFrom?: string | null;
  firstScore?: number | null;
  secondScore?: number | null;
  firstPenalties?: number | null;
  secondPenalties?: number | null;
  sets?: { first: number; second: number }[] | null;
  forfeit?: string | null;
  state?: string;
  _status?: string;
}

/** The match as it will be: a form may send a part of it only. */
const wholeOf = (data: Entered, originalDoc: Entered | undefined): Entered => ({
  ...originalDoc,
  ...data,
});

/** Who enters the score of a match that was to come says that it is over. */
export const closeWithScore: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const match = wholeOf(data, originalDoc);
  const isScored = scoreText(match) !== undefined;
  return isScored && match.state === 'agendado' ? { ...data, state: 'encerrado' } : data;
};

/** For the list of the admin: 'Santana 2 × 1 Mazagão'. */
export const nameMatch: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const match = wholeOf(data, originalDoc);
  const first = await sideName(match.first, match.firstFrom, match.competition, req);
  const second = await sideName(match.second, match.secondFrom, match.competition, req);
  return { ...data, title: `${first} ${scoreText(match) ?? '×'} ${second}` };
};

/** A published score that changes is told as corrected; a form can't say so or deny it. */
export const noteCorrection: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return { ...data, correction: null };
  if (data._status !== 'published') return data;
  // The public version, because `originalDoc` may be a draft.
  const stored = await req.payload.db.findOne<Entered & { id: number; correction?: string | null }>(
    {
      collection: 'matches',
      where: { id: { equals: originalDoc.id } },
      req,
    },
  );
  const before =
    stored?._status === 'published' && stored.state === 'encerrado' ? scoreText(stored) : undefined;
  const after = scoreText(wholeOf(data, originalDoc));
  const isCorrected = before !== undefined && before !== after;
  return { ...data, correction: isCorrected ? before : (stored?.correction ?? null) };
};

function scoreText(match: Entered): string | undefined {
  const { firstScore, secondScore, firstPenalties, secondPenalties, sets, forfeit } = match;
  if (sets && sets.length > 0)
    return sets.map(({ first, second }) => `${first}–${second}`).join(', ');
  if (isFigure(firstScore) && isFigure(secondScore))
    return scoreWords({
      score: [firstScore, secondScore],
      sets: [],
      penalties:
        isFigure(firstPenalties) && isFigure(secondPenalties)
          ? [firstPenalties, secondPenalties]
          : undefined,
      forfeit: undefined,
    });
  return forfeit ? 'W.O.' : undefined;
}

const isFigure = (value: number | null | undefined): value is number => typeof value === 'number';

async function sideName(
  team: number | null | undefined,
  from: string | null | undefined,
  competition: number | null | undefined,
  req: PayloadRequest,
): Promise<string> {
  if (team) return teamName(team, req);
  const source = parseSource(from);
  const groups = source?.kind === 'place' ? await groupsOfCompetition(competition, req) : [];
  return (source && sourceWords(source, groups)) ?? unknown;
}

const unknown = 'a definir';

async function teamName(id: number, req: PayloadRequest): Promise<string> {
  const team = await req.payload.db.findOne<{ id: number; name?: string }>({
    collection: 'teams',
    where: { id: { equals: id } },
    req,
  });
  return team?.name ?? unknown;
}
