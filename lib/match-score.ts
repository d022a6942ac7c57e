import type { Forfeit, RuleSet } from './vocabulary.ts';

/** A figure of each side, the first named team first. */
export type Pair = readonly [first: number, second: number];

/** What an editor enters of a match. */
export interface EnteredScore {
  /** Goals or points; in volleyball the sets, where their points were not entered. */
  score: Pair | undefined;
  /** The points of each set. */
  sets: readonly Pair[];
  /** After a draw in a bracket. */
  penalties: Pair | undefined;
  forfeit: Forfeit | undefined;
}

export interface Score {
  /** Goals, points or sets. */
  score: Pair;
  sets: readonly Pair[];
  penalties: Pair | undefined;
  forfeit: Forfeit | undefined;
}

/** What a team gets that nobody came to play against. */
const walkovers: Record<RuleSet, { score: Pair; sets: readonly Pair[] }> = {
  futebol: { score: [3, 0], sets: [] },
  basquete: { score: [20, 0], sets: [] },
  volei: {
    score: [3, 0],
    sets: [
      [25, 0],
      [25, 0],
      [25, 0],
    ],
  },
};

const turned = ([first, second]: Pair): Pair => [second, first];

/** The score of a match; undefined while there is none. */
export function scoreOf(rules: RuleSet, entered: EnteredScore): Score | undefined {
  const { penalties, forfeit } = entered;
  const sets = rules === 'volei' ? entered.sets : [];
  const score = sets.length > 0 ? setsWon(sets) : entered.score;
  if (score) return { score, sets, penalties, forfeit };
  if (!forfeit) return undefined;
  const given = walkovers[rules];
  return forfeit === 'visitante'
    ? { ...given, penalties, forfeit }
    : { score: turned(given.score), sets: given.sets.map(turned), penalties, forfeit };
}

function setsWon(sets: readonly Pair[]): Pair {
  const first = sets.filter(([own, other]) => own > other).length;
  const second = sets.filter(([own, other]) => own < other).length;
  return [first, second];
}

/** 0 for the first team, 1 for the second, undefined after a draw that nothing decided. */
export function winnerOf({ score, penalties, forfeit }: Score): 0 | 1 | undefined {
  if (forfeit) return forfeit === 'visitante' ? 0 : 1;
  for (const [first, second] of penalties ? [score, penalties] : [score])
    if (first !== second) return first > second ? 0 : 1;
  return undefined;
}

/** '2 × 1', '1 (4) × (3) 1' after penalties. */
export function scoreWords({ score: [first, second], penalties }: Score): string {
  return penalties
    ? `${first} (${penalties[0]}) × (${penalties[1]}) ${second}`
    : `${first} × ${second}`;
}

/** '25–20, 22–25, 15–12'. */
export const setWords = (sets: readonly Pair[]): string =>
  sets.map(([first, second]) => `${first}–${second}`).join(', ');
