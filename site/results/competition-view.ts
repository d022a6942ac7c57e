import type { Competition, Group, Team } from '#content/competitions';
import type { Heat } from '#content/heats';
import type { Match } from '#content/matches';
import { bracketRounds, finalOf, podium } from '../../lib/bracket.ts';
import {
  hasEnded,
  type GroupTable as TableOf,
  groupTables as tablesOf,
} from '../../lib/group-tables.ts';
import { type Award, isMedal, type MedalRow, medalTable } from '../../lib/medals.ts';
import { type MatchStage, matchStages } from '../../lib/vocabulary.ts';
import { stageWords } from '../ui/cards/result-lines.ts';

export type GroupTable = TableOf<Team, Group>;

/** The table of each group, from the matches that are over. */
export const groupTables = ({ rules, groups }: Competition, matches: Match[]): GroupTable[] =>
  tablesOf<Team, Group>(rules, groups, matches);

export interface BracketHalf {
  stage: MatchStage;
  matches: Match[];
}

/** Where the teams of a half are from; undefined where some are from the other side of the line. */
export function sideOfLine(rounds: BracketHalf[]): 'north' | 'south' | undefined {
  const latitudes = rounds.flatMap(({ matches }) =>
    matches.flatMap(({ teams }) => teams.map((team) => team?.town?.latitude ?? Number.NaN)),
  );
  if (latitudes.every((latitude) => latitude >= 0)) return 'north';
  return latitudes.every((latitude) => latitude < 0) ? 'south' : undefined;
}

export interface Bracket {
  /** Rounds before the final, the upper half of each: north of the line. */
  north: BracketHalf[];
  south: BracketHalf[];
  final: Match | undefined;
}

/** Undefined where no match belongs to a bracket. */
export function bracketOf(matches: Match[]): Bracket | undefined {
  const rounds = bracketRounds(matches);
  if (rounds.length === 0) return undefined;
  const before = rounds.filter(({ stage }) => stage !== 'final');
  const half = (side: 0 | 1) =>
    before.map((round) => {
      const middle = Math.ceil(round.matches.length / 2);
      return {
        stage: round.stage,
        matches: side === 0 ? round.matches.slice(0, middle) : round.matches.slice(middle),
      };
    });
  const south = half(1).filter(({ matches: own }) => own.length > 0);
  return { north: half(0), south, final: finalOf(matches) };
}

/** Who stands on the podium: by the bracket, or by the one table of a league that is over. */
export function podiumOf(matches: Match[], tables: GroupTable[]) {
  const decided = matches.map((match) =>
    match.state === 'encerrado' ? match : { ...match, score: undefined },
  );
  if (bracketRounds(matches).length > 0) return podium<Team>(decided);
  const isOver = matches.length > 0 && matches.every(hasEnded);
  const [league] = tables;
  if (!isOver || tables.length !== 1 || !league) return [];
  return league.rows.flatMap(({ team, place }) => (isMedal(place) ? [{ team, place }] : []));
}

/** Towns by their medals, those with the same by name. */
export function townMedals(heats: Heat[]): (MedalRow & { name: string })[] {
  const names = new Map<string, string>();
  const awards = heats
    .filter(({ forMedals }) => forMedals)
    .flatMap(({ ranking }) =>
      ranking.flatMap(({ entry: { town }, place }): Award[] => {
        if (!town || !isMedal(place)) return [];
        names.set(town.slug, town.name);
        return [{ town: town.slug, place }];
      }),
    );
  const nameOf = ({ town }: { town: string }) => names.get(town) ?? '';
  return medalTable(awards.sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'pt'))).map((row) => ({
    ...row,
    name: nameOf(row),
  }));
}

export interface MatchRound {
  title: string;
  matches: Match[];
}

const stagesFromLast = Object.keys(matchStages).reverse();

/** By round, the last first: the final, then what led to it. */
export function matchRounds(matches: Match[]): MatchRound[] {
  const order = (match: Match) => stagesFromLast.indexOf(match.stage);
  const sorted = matches.toSorted(
    (a, b) =>
      order(a) - order(b) ||
      (a.stage === 'grupos' ? b.slot - a.slot : 0) ||
      +a.startsAt - +b.startsAt,
  );
  return [...Map.groupBy(sorted, stageWords)].map(([title, own]) => ({ title, matches: own }));
}

/** Rounds of the groups are folded where a bracket follows them: their tables have told what came of them. */
export function foldRounds(rounds: MatchRound[]): { shown: MatchRound[]; folded: MatchRound[] } {
  const isOfGroups = ({ matches }: MatchRound) => matches[0]?.stage === 'grupos';
  const shown = rounds.filter((round) => !isOfGroups(round));
  return shown.length > 0
    ? { shown, folded: rounds.filter(isOfGroups) }
    : { shown: rounds, folded: [] };
}
