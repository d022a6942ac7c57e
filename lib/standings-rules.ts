import type { Score } from './match-score.ts';
import { winnerOf } from './match-score.ts';
import type { RuleSet } from './vocabulary.ts';

/** What a team has after its matches. */
export interface Tally {
  played: number;
  wins: number;
  draws: number;
  losses: number;
  points: number;
  /** Goals, points or sets. */
  scored: number;
  conceded: number;
  /** The points of all sets. */
  setPoints: number;
  setPointsLost: number;
}

export const criterionNames = {
  points: 'pontos',
  wins: 'vitórias',
  difference: 'saldo',
  scored: 'mais marcados',
  setRatio: 'razão de sets',
  pointRatio: 'razão de pontos',
  headToHead: 'confronto direto',
} as const;
export type Criterion = keyof typeof criterionNames;

interface Rules {
  /** From the first to the last. */
  criteria: readonly Criterion[];
  pointsFor: (score: Score, side: 0 | 1) => number;
}

export const rulesOf: Record<RuleSet, Rules> = {
  futebol: {
    criteria: ['points', 'wins', 'difference', 'scored', 'headToHead'],
    pointsFor: (score, side) => {
      const winner = winnerInTime(score);
      if (winner === undefined) return 1;
      return winner === side ? 3 : 0;
    },
  },
  // 3-0 and 3-1 give everything to the winner; after five sets the loser gets one of three.
  volei: {
    criteria: ['wins', 'points', 'setRatio', 'pointRatio'],
    pointsFor: (score, side) => {
      const close = Math.abs(score.score[0] - score.score[1]) === 1 && !score.forfeit;
      if (winnerInTime(score) === side) return close ? 2 : 3;
      return close ? 1 : 0;
    },
  },
  basquete: {
    criteria: ['points', 'headToHead', 'difference', 'scored'],
    pointsFor: (score, side) => {
      if (winnerInTime(score) === side) return 2;
      return score.forfeit ? 0 : 1;
    },
  },
};

/** In a table penalties count for nothing. */
export const winnerInTime = (score: Score) => winnerOf({ ...score, penalties: undefined });

/** A team that lost nothing is better than any that did; one that has not played is the last. */
const ratio = (won: number, lost: number) => {
  if (lost > 0) return won / lost;
  return won > 0 ? Number.POSITIVE_INFINITY : 0;
};

/** The higher is the better. Head-to-head needs the others, so it is not among them. */
export const valueBy: Record<Exclude<Criterion, 'headToHead'>, (tally: Tally) => number> = {
  points: ({ points }) => points,
  wins: ({ wins }) => wins,
  difference: ({ scored, conceded }) => scored - conceded,
  scored: ({ scored }) => scored,
  setRatio: ({ scored, conceded }) => ratio(scored, conceded),
  pointRatio: ({ setPoints, setPointsLost }) => ratio(setPoints, setPointsLost),
};
