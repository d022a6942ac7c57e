import type { Pair } from './match-score.ts';
import type { Sport } from './vocabulary.ts';

/** As it was entered. */
interface Scored {
  minute: number;
  side: 0 | 1;
}

/** Minutes of a match, and those between two that are written on its line. */
interface Length {
  end: number;
  step: number;
}

interface Lengths {
  regular: Length;
  extra: Length;
  /** Minutes that are added to the regular time without an extra time. */
  added: number;
}

const football: Lengths = {
  regular: { end: 90, step: 15 },
  extra: { end: 120, step: 20 },
  added: 7,
};
/** The clock stands while the ball does, so nothing is added. */
const futsal: Lengths = {
  regular: { end: 40, step: 10 },
  extra: { end: 50, step: 10 },
  added: 0,
};

/** Columns of the line from the kick-off to the end. */
const columns = 24;
/** So many are taken by the words of one goal; in the last ones they stand on the left of their minute. */
const wordsWide = 4;
const firstTurned = 21;

export type PlacedGoal<Goal> = Goal & {
  /** How it stood then; undefined where not all goals were written down. */
  after: Pair | undefined;
  /** On the line, 0 to 24. */
  at: number;
  /** Whether its words stand on the left. */
  turned: boolean;
};

export interface GoalLine<Goal> {
  goals: PlacedGoal<Goal>[];
  /** Minutes that are written on the line. */
  ticks: number[];
  /** Whether the words of some would cover each other. */
  isDense: boolean;
}

/** The goals of a match on the line of its minutes, from the first to the last. */
export function goalLine<Goal extends Scored>(
  sport: Sport,
  goals: readonly Goal[],
  score: Pair,
): GoalLine<Goal> {
  const last = goals.at(-1)?.minute ?? 0;
  const { regular, extra, added } = sport === 'futsal' ? futsal : football;
  const { end, step } = last > regular.end + added ? extra : regular;
  const countUntil = (index: number, side: 0 | 1) =>
    goals.slice(0, index + 1).filter((goal) => goal.side === side).length;
  const isWhole = ([0, 1] as const).every((side) => countUntil(goals.length, side) === score[side]);
  const placed = goals.map((goal, index) => {
    const at = Math.min(columns, Math.round((goal.minute / end) * columns));
    const after: Pair = [countUntil(index, 0), countUntil(index, 1)];
    return { ...goal, after: isWhole ? after : undefined, at, turned: at >= firstTurned };
  });
  return {
    goals: placed,
    ticks: Array.from({ length: end / step + 1 }, (_, index) => index * step),
    isDense: ([0, 1] as const).some((side) =>
      haveOverlap(placed.filter((goal) => goal.side === side)),
    ),
  };
}

function haveOverlap(goals: readonly { at: number; turned: boolean }[]): boolean {
  const from = ({ at, turned }: { at: number; turned: boolean }) => (turned ? at - wordsWide : at);
  return goals.some((goal, index) => {
    const before = goals[index - 1];
    return before !== undefined && from(goal) < from(before) + wordsWide;
  });
}
