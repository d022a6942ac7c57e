import type { Where } from 'payload';
import type { Match as Document } from '../cms/payload-types.ts';
import { type Day, dayOf, timeOf } from '../lib/dates.ts';
import { type Pair, type Score, scoreOf } from '../lib/match-score.ts';
import type { MatchStage, MatchState } from '../lib/vocabulary.ts';
import {
  asVisitorOfResults,
  resultRelations,
  type Team,
  toLinked,
  toTeam,
} from './competition-document.ts';
import { readDocumentNumber } from './document-number.ts';
import { asVisitor, openPayload } from './payload.ts';

export interface Match {
  id: number;
  competition: { title: string; slug: string };
  stage: MatchStage;
  /** Its day of matches in a group, or its place in the bracket, from the top. */
  slot: number;
  /** Undefined until it is known who plays. */
  teams: readonly [Team | undefined, Team | undefined];
  startsAt: Date;
  day: Day;
  time: string;
  /** A place of the list has a slug, one that was only typed has not. */
  place: { name: string; slug: string | undefined } | undefined;
  state: MatchState;
  /** While it goes on, as it stands. */
  score: Score | undefined;
  /** What was published before it was corrected. */
  correction: string | undefined;
  recording: { title: string; slug: string } | undefined;
  createdAt: Date;
  changedAt: Date;
}

/** More than a competition of all towns has; keeps a page bounded. */
const mostMatches = 400;
/** More teams than a town sends in all years that anybody scrolls through. */
const mostTeams = 200;

/** All of a competition, by day. */
export function listMatches(competition: number): Promise<Match[]> {
  return findMatches({ competition: { equals: competition } }, mostMatches, 'startsAt');
}

/** The last ones that were played. */
export function listLastMatches(competition: number, count: number): Promise<Match[]> {
  const and: Where[] = [{ competition: { equals: competition } }, isOver];
  return findMatches({ and }, count);
}

/** The finals of some competitions. */
export function listFinals(competitions: readonly number[]): Promise<Match[]> {
  if (competitions.length === 0) return Promise.resolve([]);
  const and: Where[] = [{ competition: { in: competitions } }, { stage: { equals: 'final' } }];
  return findMatches({ and }, competitions.length);
}

/** What teams of a town played last. */
export async function listTownMatches(town: string, count: number): Promise<Match[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'teams',
    where: { municipality: { equals: await readDocumentNumber('municipalities', town) } },
    select: { name: true },
    limit: mostTeams,
    pagination: false,
    ...asVisitor,
  });
  if (docs.length === 0) return [];
  const teams = { in: docs.map(({ id }) => id) };
  // One question for each side: each has an index of its own.
  const [first, second] = await Promise.all([
    findMatches({ and: [{ first: teams }, isOver] }, count),
    findMatches({ and: [{ second: teams }, isOver] }, count),
  ]);
  const both = new Map([...first, ...second].map((match) => [match.id, match]));
  return [...both.values()].sort((a, b) => +b.startsAt - +a.startsAt).slice(0, count);
}

export async function listRecordingMatches(recording: string, count: number): Promise<Match[]> {
  const number = await readDocumentNumber('recorded-broadcasts', recording);
  return findMatches({ recording: { equals: number } }, count);
}

const isOver: Where = { state: { equals: 'encerrado' } };

async function findMatches(where: Where, limit: number, sort = '-startsAt'): Promise<Match[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'matches',
    where,
    limit,
    pagination: false,
    sort,
    populate: resultRelations,
    ...asVisitorOfResults,
  });
  return docs.flatMap(toMatch);
}

/** A match whose competition is not public is shown nowhere. */
function toMatch(document: Document): Match[] {
  const competition = toLinked(document.competition);
  if (!competition || typeof document.competition !== 'object') return [];
  const startsAt = new Date(document.startsAt);
  const place = typeof document.place === 'object' ? document.place : null;
  const name = place?.name ?? document.placeName;
  return [
    {
      id: document.id,
      competition,
      stage: document.stage,
      slot: document.slot,
      teams: [toTeam(document.first), toTeam(document.second)],
      startsAt,
      day: dayOf(startsAt),
      time: timeOf(startsAt),
      place: name ? { name, slug: place?.slug ?? undefined } : undefined,
      state: document.state,
      score: scoreOf(document.competition.ruleSet ?? 'futebol', enteredOf(document)),
      correction: document.correction ?? undefined,
      recording: toLinked(document.recording),
      createdAt: new Date(document.createdAt),
      changedAt: new Date(document.updatedAt),
    },
  ];
}

function enteredOf(document: Document) {
  return {
    score: pairOf(document.firstScore, document.secondScore),
    sets: (document.sets ?? []).map(({ first, second }): Pair => [first, second]),
    penalties: pairOf(document.firstPenalties, document.secondPenalties),
    forfeit: document.forfeit ?? undefined,
  };
}

const pairOf = (first: number | null | undefined, second: typeof first): Pair | undefined =>
  typeof first === 'number' && typeof second === 'number' ? [first, second] : undefined;
