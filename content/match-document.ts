import type { Match as Document } from '../cms/payload-types.ts';
import { type Day, dayOf, timeOf } from '../lib/dates.ts';
import { type Pair, type Score, scoreOf } from '../lib/match-score.ts';
import type { MatchStage, MatchState } from '../lib/vocabulary.ts';
import { type Group, type Team, toLinked, toTeam } from './competition-document.ts';

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

/** A match whose competition is not public is shown nowhere. */
export function toMatch(document: Document): Match[] {
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

/** The first group in which both teams are. */
export function groupOf(groups: readonly Group[], { stage, teams }: Match): Group | undefined {
  if (stage !== 'grupos') return undefined;
  return groups.find((group) =>
    teams.every((team) => group.teams.some(({ id }) => id === team?.id)),
  );
}
