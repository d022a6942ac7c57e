import type { Where } from 'payload';
import { finalOf } from '../lib/bracket.ts';
import { readDocumentNumber } from './document-number.ts';
import type { Goal, Match } from './match-document.ts';
import { settle } from './settled-matches.ts';
import { findStoredMatches, mostMatches } from './stored-matches.ts';

export type { Goal, Match };

/** All of a competition, by day. */
export async function listMatches(competition: number): Promise<Match[]> {
  const where = { competition: { equals: competition } };
  return settle(await findStoredMatches(where, mostMatches, ['startsAt', 'id']), true);
}

/** The last ones that were played. */
export async function listLastMatches(competition: number, count: number): Promise<Match[]> {
  const and: Where[] = [{ competition: { equals: competition } }, isOver];
  return settle(await findStoredMatches({ and }, count));
}

/** Read of each on average, so that two legs in one year don't push another year's final out of the list. */
const finalsEach = 8;

/** The finals of some competitions that are over, one of each at most: none where two were played. */
export async function listFinals(competitions: readonly number[]): Promise<Match[]> {
  if (competitions.length === 0) return [];
  const and: Where[] = [
    { competition: { in: competitions } },
    { stage: { equals: 'final' } },
    { state: { not_equals: 'cancelado' } },
  ];
  const all = await findStoredMatches({ and }, competitions.length * finalsEach);
  const byCompetition = Map.groupBy(all, ({ competition }) => competition.id);
  // Who plays is asked of those only that are over: the answer takes all matches that led to them.
  const over = [...byCompetition.values()].flatMap((own) => {
    const final = finalOf(own);
    return final?.state === 'encerrado' ? [final] : [];
  });
  return settle(over);
}

export async function listRecordingMatches(recording: string, count: number): Promise<Match[]> {
  const number = await readDocumentNumber('recorded-broadcasts', recording);
  return settle(await findStoredMatches({ recording: { equals: number } }, count));
}

export const isOver: Where = { state: { equals: 'encerrado' } };
