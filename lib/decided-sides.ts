import { type GroupWith, groupTables, type TableMatch } from './group-tables.ts';
import { winnerOf } from './match-score.ts';
import type { SideSource } from './side-source.ts';
import type { RuleSet } from './vocabulary.ts';

/** A match of which a side may only say where it comes from. */
export interface OpenMatch<Team extends { id: number }> extends TableMatch<Team> {
  /** Its day of matches in a group, or its place in the bracket. */
  slot: number;
  sources: readonly [SideSource | undefined, SideSource | undefined];
}

type Sides<Team> = readonly [Team | undefined, Team | undefined];

/**
 * Who plays each match, as far as the others decide it. A team that was chosen by hand stays: lots, protests
 * and withdrawals are decided by people. A place that two teams share, or a draw that nothing decided, gives nobody.
 */
export function decidedSides<Team extends { id: number }, Match extends OpenMatch<Team>>(
  rules: RuleSet,
  groups: readonly GroupWith<Team>[],
  matches: readonly Match[],
  /** Where the matches are the bracket only. */
  inGroups: readonly TableMatch<{ id: number }>[] = matches,
): Map<Match, Sides<Team>> {
  const tables = groupTables<Team, GroupWith<Team>>(rules, groups, inGroups);
  const known = new Map<Match, Sides<Team>>();
  /** Matches that are being looked at: two that wait for each other decide nothing. */
  const asked = new Set<Match>();

  function sidesOf(match: Match): Sides<Team> {
    const found = known.get(match);
    if (found) return found;
    if (asked.has(match)) return match.teams;
    asked.add(match);
    const side = (at: 0 | 1) => match.teams[at] ?? from(match.sources[at]);
    const sides = [side(0), side(1)] as const;
    asked.delete(match);
    known.set(match, sides);
    return sides;
  }

  function from(source: SideSource | undefined): Team | undefined {
    if (!source) return undefined;
    if (source.kind === 'place') {
      const table = tables.find(({ group, isOver }) => isOver && group.id === source.group);
      return table?.rows.find(({ place, shared }) => place === source.place && !shared)?.team;
    }
    const [match, another] = matches.filter(
      ({ stage, slot }) => stage === source.stage && slot === source.slot,
    );
    if (!match || another || match.state !== 'encerrado' || !match.score) return undefined;
    const winner = winnerOf(match.score);
    if (winner === undefined) return undefined;
    const loser = winner === 0 ? 1 : 0;
    return sidesOf(match)[source.kind === 'winner' ? winner : loser];
  }

  return new Map(matches.map((match) => [match, sidesOf(match)]));
}
