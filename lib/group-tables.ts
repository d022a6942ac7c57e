import type { Score } from './match-score.ts';
import { type Standing, standings } from './standings.ts';
import type { MatchStage, MatchState, RuleSet } from './vocabulary.ts';

interface Numbered {
  id: number;
}

export interface GroupWith<Team extends Numbered> {
  id: string;
  /** How many were entered. */
  size: number;
  /** Those that are public. */
  teams: readonly Team[];
}

/** A match as far as a table needs it. */
export interface TableMatch<Team extends Numbered> {
  stage: MatchStage;
  state: MatchState;
  teams: readonly [Team | undefined, Team | undefined];
  score: Score | undefined;
}

/** The first group in which both teams are. */
export function groupOf<Team extends Numbered, Group extends GroupWith<Team>>(
  groups: readonly Group[],
  { stage, teams }: Pick<TableMatch<Numbered>, 'stage' | 'teams'>,
): Group | undefined {
  if (stage !== 'grupos') return undefined;
  return groups.find((group) =>
    teams.every((team) => group.teams.some(({ id }) => id === team?.id)),
  );
}

export interface GroupTable<Team, Group> {
  group: Group;
  rows: Standing<Team>[];
  /** All have met and no match is open: the places will not change by themselves. */
  isOver: boolean;
}

/** The table of each group, from the matches that are over. */
export function groupTables<Team extends Numbered, Group extends GroupWith<Team>>(
  rules: RuleSet,
  groups: readonly (Group & GroupWith<Team>)[],
  matches: readonly TableMatch<Numbered>[],
): GroupTable<Team, Group>[] {
  const byGroup = Map.groupBy(matches, (match) => groupOf<Team, Group>(groups, match));
  return groups.map((group) => {
    const own = byGroup.get(group) ?? [];
    const byNumber = new Map(group.teams.map((team) => [team.id, team]));
    const played = own.flatMap(({ state, teams, score }) => {
      const [first, second] = teams.map((team) => team && byNumber.get(team.id));
      return state === 'encerrado' && first && second && score
        ? [{ teams: [first, second] as const, score }]
        : [];
    });
    return { group, rows: standings(rules, group.teams, played), isOver: haveAllMet(group, own) };
  });
}

/** Whether nothing more is awaited of a match. */
export const hasEnded = ({ state, score }: Pick<TableMatch<Numbered>, 'state' | 'score'>) =>
  state === 'cancelado' || (state === 'encerrado' && score !== undefined);

function haveAllMet<Team extends Numbered>(
  { size, teams }: GroupWith<Team>,
  matches: readonly TableMatch<Numbered>[],
): boolean {
  const pairs = new Set(
    matches.map((match) =>
      match.teams
        .map((team) => team?.id)
        .sort()
        .join(' '),
    ),
  );
  return (
    size > 1 &&
    teams.length === size &&
    pairs.size === (size * (size - 1)) / 2 &&
    matches.every(hasEnded)
  );
}
