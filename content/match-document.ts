import type { Match as Document } from '../cms/payload-types.ts';
import { type Day, dayOf, timeOf } from '../lib/dates.ts';
import { type EnteredScore, type Pair, type Score, scoreOf } from '../lib/match-score.ts';
import { parseSource, type SideSource } from '../lib/side-source.ts';
import type { MatchStage, MatchState } from '../lib/vocabulary.ts';
import { type Team, toLinked, toTeam } from './competition-document.ts';

type StoredGoal = NonNullable<Document['goals']>[number];

export interface Goal {
  id: string;
  minute: number;
  /** 0 for the first team; an own goal is the other team's. */
  side: 0 | 1;
  /** Who is under 18 has none. */
  name: string | undefined;
  /** 'de falta'. */
  note: string | undefined;
}

export interface Match {
  id: number;
  competition: { id: number; title: string; slug: string };
  stage: MatchStage;
  /** Its day of matches in a group, or its place in the bracket, from the top. */
  slot: number;
  /** Undefined until it is known who plays. */
  teams: readonly [Team | undefined, Team | undefined];
  /** Where a side comes from that names no team. */
  sources: readonly [SideSource | undefined, SideSource | undefined];
  /** In words, what a side without a team waits for: '1º do Grupo A'. */
  awaited: readonly [string | undefined, string | undefined];
  startsAt: Date;
  day: Day;
  time: string;
  /** A place of the list has a slug, one that was only typed has not. */
  place: { name: string; slug: string | undefined } | undefined;
  state: MatchState;
  /** While it goes on, as it stands. */
  score: Score | undefined;
  /** By minute; empty where nobody wrote them down. */
  goals: Goal[];
  /** What was published before it was corrected. */
  correction: string | undefined;
  recording: { title: string; slug: string } | undefined;
  createdAt: Date;
  changedAt: Date;
}

/** A match whose competition is not public is shown nowhere. */
export function toMatch(document: Document): Match[] {
  const linked = toLinked(document.competition);
  if (!linked || typeof document.competition !== 'object') return [];
  const startsAt = new Date(document.startsAt);
  const place = typeof document.place === 'object' ? document.place : null;
  const name = place?.name ?? document.placeName;
  return [
    {
      id: document.id,
      competition: { id: document.competition.id, ...linked },
      stage: document.stage,
      slot: document.slot,
      teams: [toTeam(document.first), toTeam(document.second)],
      sources: [
        sourceOf(document.first, document.firstFrom),
        sourceOf(document.second, document.secondFrom),
      ],
      awaited: [undefined, undefined],
      startsAt,
      day: dayOf(startsAt),
      time: timeOf(startsAt),
      place: name ? { name, slug: place?.slug ?? undefined } : undefined,
      state: document.state,
      score: scoreOf(document.competition.ruleSet ?? 'futebol', enteredOf(document)),
      goals: (document.goals ?? []).map(toGoal).sort((a, b) => a.minute - b.minute),
      correction: document.correction ?? undefined,
      recording: toLinked(document.recording),
      createdAt: new Date(document.createdAt),
      changedAt: new Date(document.updatedAt),
    },
  ];
}

/** None where a team was chosen by hand, also one that is not public: nobody else takes its place. */
const sourceOf = (team: Document['first'], from: Document['firstFrom']) =>
  team === null || team === undefined ? parseSource(from) : undefined;

type ScoreDocument = Pick<
  Document,
  'firstScore' | 'secondScore' | 'sets' | 'firstPenalties' | 'secondPenalties' | 'forfeit'
>;

export function enteredOf(document: ScoreDocument): EnteredScore {
  return {
    score: pairOf(document.firstScore, document.secondScore),
    sets: (document.sets ?? []).map(({ first, second }): Pair => [first, second]),
    penalties: pairOf(document.firstPenalties, document.secondPenalties),
    forfeit: document.forfeit ?? undefined,
  };
}

const pairOf = (first: number | null | undefined, second: typeof first): Pair | undefined =>
  typeof first === 'number' && typeof second === 'number' ? [first, second] : undefined;

const toGoal = ({ id, minute, side, name, note }: StoredGoal): Goal => ({
  id: id ?? '',
  minute,
  side: side === 'mandante' ? 0 : 1,
  name: name ?? undefined,
  note: note ?? undefined,
});
