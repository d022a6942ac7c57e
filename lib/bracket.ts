import { type Score, winnerOf } from './match-score.ts';
import type { MatchStage, MatchState } from './vocabulary.ts';

/** A match of a bracket; a side is undefined until it is known who plays. */
export interface Tie<Team> {
  stage: MatchStage;
  /** From the top of its round. */
  slot: number;
  state: MatchState;
  teams: readonly [Team | undefined, Team | undefined];
  /** Once it is over. */
  score: Score | undefined;
}

const roundsInOrder = ['oitavas', 'quartas', 'semifinal', 'final'] as const;

/** The rounds that have matches, the final last, each from the top down. */
export function bracketRounds<Match extends Tie<unknown>>(matches: readonly Match[]) {
  return roundsInOrder
    .map((stage) => ({
      stage,
      matches: matches.filter((match) => match.stage === stage).sort((a, b) => a.slot - b.slot),
    }))
    .filter((round) => round.matches.length > 0);
}

const sides = <Team>({ teams, score }: Tie<Team>) => {
  const winner = score && winnerOf(score);
  if (winner === undefined) return undefined;
  return { winner: teams[winner], loser: teams[winner === 0 ? 1 : 0] };
};

/**
 * The match that decides who won. A final that was cancelled may be played again; of two that remain, as two legs
 * are, neither decides alone: nobody is named.
 */
export function finalOf<Match extends { stage: MatchStage; state: MatchState }>(
  matches: readonly Match[],
): Match | undefined {
  const [final, another] = matches.filter(
    ({ stage, state }) => stage === 'final' && state !== 'cancelado',
  );
  return another ? undefined : final;
}

/**
 * First, second and third, as far as they are decided: by the final and the match for the third place. Where
 * none is played for it, both who lost a semifinal are third.
 */
export function podium<Team>(matches: readonly Tie<Team>[]): { team: Team; place: 1 | 2 | 3 }[] {
  const of = (stage: MatchStage) => matches.filter((match) => match.stage === stage).map(sides);
  const decider = finalOf(matches);
  const final = decider && sides(decider);
  if (!final) return [];
  const third = matches.some(({ stage }) => stage === 'terceiro')
    ? of('terceiro').map((result) => result?.winner)
    : of('semifinal').map((result) => result?.loser);
  return [
    { team: final.winner, place: 1 as const },
    { team: final.loser, place: 2 as const },
    ...third.map((team) => ({ team, place: 3 as const })),
  ].flatMap(({ team, place }) => (team === undefined ? [] : [{ team, place }]));
}
