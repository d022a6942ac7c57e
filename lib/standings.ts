import { type Criterion, rulesOf, type Tally, valueBy } from './standings-rules.ts';
import { type Outcome, outcomeOf, type Played, talliesOf, tallyIn } from './tally.ts';
import type { RuleSet } from './vocabulary.ts';

export type { Outcome, Played };

export interface Standing<Team> extends Tally {
  team: Team;
  /** Shared by teams that every criterion leaves equal. */
  place: number;
  /** Whether another team has the same place. */
  shared: boolean;
  /** What put it behind a team that is equal by the first criterion. */
  decidedBy: Criterion | undefined;
  /** Its last matches, the newest last. */
  last: Outcome[];
}

const shownOutcomes = 5;

/** The table of a group by the rule of its sport. Teams that nothing parts keep the order they came in. */
export function standings<Team>(
  rules: RuleSet,
  teams: readonly Team[],
  matches: readonly Played<Team>[],
): Standing<Team>[] {
  const known = new Set(teams);
  const counted = matches.filter(({ teams: pair }) => pair.every((team) => known.has(team)));
  const tallies = talliesOf(rules, teams, counted);
  const { criteria } = rulesOf[rules];
  let tiers: Tier<Team>[] = [{ teams: [...teams], decidedBy: undefined }];
  for (const [index, criterion] of criteria.entries())
    tiers = tiers.flatMap((tier) => {
      const parts = part(tier.teams, criterion, { rules, matches: counted, tallies });
      return parts.map((part, at) => ({
        teams: part,
        decidedBy: index > 0 && at > 0 ? criterion : tier.decidedBy,
      }));
    });
  let above = 0;
  return tiers.flatMap(({ teams: equal, decidedBy }) => {
    const place = above + 1;
    above += equal.length;
    return equal.map((team) => ({
      team,
      place,
      shared: equal.length > 1,
      decidedBy,
      last: lastOutcomes(team, counted),
      ...tallyIn(tallies, team),
    }));
  });
}

interface Tier<Team> {
  teams: Team[];
  decidedBy: Criterion | undefined;
}

interface Known<Team> {
  rules: RuleSet;
  matches: readonly Played<Team>[];
  tallies: ReadonlyMap<Team, Tally>;
}

/** Teams that are equal so far, parted by one more criterion, the best first. */
function part<Team>(teams: Team[], criterion: Criterion, known: Known<Team>): Team[][] {
  if (teams.length < 2) return [teams];
  if (criterion === 'headToHead') return partByOwnMatches(teams, known);
  return partBy(teams, (team) => valueBy[criterion](tallyIn(known.tallies, team)));
}

/**
 * By the matches among these teams alone: points, then difference. Those who stay equal are compared again
 * by the matches among themselves, until that parts nobody.
 */
function partByOwnMatches<Team>(teams: Team[], known: Known<Team>): Team[][] {
  const own = new Set(teams);
  const among = known.matches.filter(({ teams: pair }) => pair.every((team) => own.has(team)));
  const tallies = talliesOf(known.rules, teams, among);
  const parts = partBy(teams, (team) => tallyIn(tallies, team).points).flatMap((equal) =>
    partBy(equal, (team) => valueBy.difference(tallyIn(tallies, team))),
  );
  if (parts.length === 1) return parts;
  return parts.flatMap((equal) => (equal.length > 1 ? partByOwnMatches(equal, known) : [equal]));
}

function partBy<Team>(teams: Team[], valueFor: (team: Team) => number): Team[][] {
  const parts = Map.groupBy(teams, valueFor);
  return [...parts].sort(([a], [b]) => b - a).map(([, equal]) => equal);
}

function lastOutcomes<Team>(team: Team, matches: readonly Played<Team>[]): Outcome[] {
  return matches
    .flatMap(({ teams, score }) =>
      teams.flatMap((one, side) => (one === team ? [outcomeOf(score, side === 0 ? 0 : 1)] : [])),
    )
    .slice(-shownOutcomes);
}
