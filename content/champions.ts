import { type Day, yearOf } from '../lib/dates.ts';
import { winnerOf } from '../lib/match-score.ts';
import { type CompetitionSummary, listEditions } from './competitions.ts';
import { listFinals, type Match } from './matches.ts';

/** Who won an edition. */
export interface Champion {
  year: number;
  name: string;
  /** The address of the edition. */
  slug: string;
  /** Negative south of the Equator. */
  latitude: number | undefined;
}

const mostEditions = 12;

/**
 * Who won the newest editions of a series, as far as their finals are decided: the oldest first. The one that a
 * page shows is among them, whatever its age.
 */
export async function listChampions(
  series: string,
  shown?: CompetitionSummary,
  count = mostEditions,
): Promise<Champion[]> {
  const newest = await listEditions(series, count);
  const isOlder = shown && !newest.some(({ id }) => id === shown.id);
  const editions = isOlder ? [...newest.slice(0, count - 1), shown] : newest;
  const finals = await listFinals(editions.map(({ id }) => id));
  const bySlug = new Map(finals.map((final) => [final.competition.slug, final]));
  return editions.flatMap(({ slug, from }) => toChampion(slug, from, bySlug.get(slug))).reverse();
}

function toChampion(slug: string, from: Day, final: Match | undefined): Champion[] {
  const team = final && championOf(final);
  return team ? [{ year: yearOf(from), name: team.name, slug, latitude: team.town?.latitude }] : [];
}

/** Who won a final that is over. */
export function championOf({ state, score, teams }: Match) {
  const winner = state === 'encerrado' && score ? winnerOf(score) : undefined;
  return winner === undefined ? undefined : teams[winner];
}
