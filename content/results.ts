import { type CompetitionFilter, listCompetitionsOf } from './competitions.ts';
import { type Heat, listAthleteHeats, listHeats, listTownHeats } from './heats.ts';
import { listLastMatches, listRecordingMatches, type Match } from './matches.ts';
import { listTownMatches } from './town-matches.ts';

/** What other pages show of results, in short. */
export interface Results {
  competitions: { title: string; slug: string }[];
  /** Newest first. */
  matches: Match[];
  heats: Heat[];
}

const shownCompetitions = 3;
const shownMatches = 3;
const shownHeats = 3;

/** Of a program, an event or a sport: its newest competitions, and what the newest brought last. */
export async function readResults(filter: CompetitionFilter): Promise<Results> {
  const competitions = await listCompetitionsOf(filter, shownCompetitions);
  const [newest] = competitions;
  if (!newest) return { competitions, matches: [], heats: [] };
  if (newest.kind === 'jogos')
    return { competitions, matches: await listLastMatches(newest.id, shownMatches), heats: [] };
  return { competitions, matches: [], heats: (await listHeats(newest.id)).slice(0, shownHeats) };
}

/** What people of a town played and reached last. */
export async function readTownResults(town: string): Promise<Results> {
  const [matches, heats] = await Promise.all([
    listTownMatches(town, shownMatches),
    listTownHeats(town, shownHeats),
  ]);
  return { competitions: competitionsOf(matches, heats), matches, heats };
}

export async function readAthleteResults(athlete: string): Promise<Results> {
  const heats = await listAthleteHeats(athlete, shownHeats);
  return { competitions: competitionsOf([], heats), matches: [], heats };
}

export async function readRecordingResults(recording: string): Promise<Results> {
  const matches = await listRecordingMatches(recording, shownMatches);
  return { competitions: competitionsOf(matches, []), matches, heats: [] };
}

/** Each once, in the order in which they come. */
function competitionsOf(matches: Match[], heats: Heat[]): Results['competitions'] {
  const all = [...matches, ...heats].map(({ competition }) => competition);
  return [...new Map(all.map((one) => [one.slug, one])).values()];
}
