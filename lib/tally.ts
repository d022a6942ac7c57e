import type { Score } from './match-score.ts';
import { rulesOf, type Tally, winnerInTime } from './standings-rules.ts';
import type { RuleSet } from './vocabulary.ts';

/** A match that is over, in the order in which they were played. */
export interface Played<Team> {
  teams: readonly [Team, Team];
  score: Score;
}

export type Outcome = 'win' | 'draw' | 'loss';

/** What each team has after these matches. */
export function talliesOf<Team>(
  rules: RuleSet,
  teams: readonly Team[],
  matches: readonly Played<Team>[],
): Map<Team, Tally> {
  const tallies = new Map(teams.map((team) => [team, { ...nothing }]));
  for (const match of matches)
    for (const side of [0, 1] as const) {
      const tally = tallies.get(match.teams[side]);
      if (tally) count(tally, rules, match.score, side);
    }
  return tallies;
}

const nothing: Tally = {
  played: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  points: 0,
  scored: 0,
  conceded: 0,
  setPoints: 0,
  setPointsLost: 0,
};

export const tallyIn = <Team>(tallies: ReadonlyMap<Team, Tally>, team: Team): Tally =>
  tallies.get(team) ?? nothing;

function count(tally: Tally, rules: RuleSet, score: Score, side: 0 | 1): void {
  const other = side === 0 ? 1 : 0;
  const outcome = outcomeOf(score, side);
  tally.played += 1;
  tally.wins += Number(outcome === 'win');
  tally.draws += Number(outcome === 'draw');
  tally.losses += Number(outcome === 'loss');
  tally.points += rulesOf[rules].pointsFor(score, side);
  tally.scored += score.score[side];
  tally.conceded += score.score[other];
  for (const set of score.sets) {
    tally.setPoints += set[side];
    tally.setPointsLost += set[other];
  }
}

export function outcomeOf(score: Score, side: 0 | 1): Outcome {
  const winner = winnerInTime(score);
  if (winner === undefined) return 'draw';
  return winner === side ? 'win' : 'loss';
}
