import type { Competition as Document, Team as TeamDocument } from '../cms/payload-types.ts';
import { type Day, dayOf } from '../lib/dates.ts';
import type { CompetitionKind, RuleSet, Sport } from '../lib/vocabulary.ts';
import { asVisitor } from './payload.ts';
import { type Picture, toPicture } from './pictures.ts';

export interface ResultTown {
  name: string;
  slug: string;
  /** Negative south of the Equator. */
  latitude: number;
}

export interface Team {
  id: number;
  name: string;
  slug: string;
  /** The quarter, club or school. */
  about: string | undefined;
  town: ResultTown | undefined;
}

export interface Group {
  id: string;
  name: string;
  /** So many go on. */
  advance: number;
  /** How many teams were entered. */
  size: number;
  /** Those that are public. */
  teams: Team[];
}

export interface CompetitionSummary {
  id: number;
  slug: string;
  title: string;
  sport: Sport;
  kind: CompetitionKind;
  from: Day;
  until: Day | undefined;
  summary: string;
  picture: Picture;
}

export interface Competition extends CompetitionSummary {
  rules: RuleSet;
  /** Who tells the results. */
  source: string;
  /** What its editions of all years share. */
  series: string | undefined;
  groups: Group[];
  program: { title: string; slug: string } | undefined;
  event: { title: string; slug: string } | undefined;
  createdAt: Date;
  changedAt: Date;
}

/** What is read of the documents that results point to. */
export const resultRelations = {
  teams: { name: true, slug: true, about: true, municipality: true },
  municipalities: { name: true, slug: true, latitude: true },
  competitions: { title: true, slug: true, sport: true, ruleSet: true },
  programs: { title: true, slug: true },
  events: { title: true, slug: true },
  places: { name: true, slug: true },
  athletes: { name: true, slug: true },
  'recorded-broadcasts': { title: true, slug: true },
} as const;

/** A team has a town, so relations are followed for one step more than elsewhere. */
export const asVisitorOfResults = { ...asVisitor, depth: 2 } as const;

type SummaryDocument = Pick<
  Document,
  'id' | 'slug' | 'title' | 'sport' | 'kind' | 'from' | 'until' | 'summary' | 'photo' | 'poster'
>;

export function toSummary(document: SummaryDocument): CompetitionSummary {
  return {
    id: document.id,
    slug: document.slug ?? '',
    title: document.title,
    sport: document.sport,
    kind: document.kind,
    from: dayOf(new Date(document.from)),
    until: document.until ? dayOf(new Date(document.until)) : undefined,
    summary: document.summary,
    picture: toPicture(document),
  };
}

export function toCompetition(document: Document): Competition {
  return {
    ...toSummary(document),
    rules: document.ruleSet ?? 'futebol',
    source: document.source,
    series: document.series ?? undefined,
    groups: (document.groups ?? []).map(({ id, name, advance, teams }) => ({
      id: id ?? '',
      name,
      advance,
      size: teams.length,
      teams: teams.flatMap((team) => toTeam(team) ?? []),
    })),
    program: toLinked(document.program),
    event: toLinked(document.event),
    createdAt: new Date(document.createdAt),
    changedAt: new Date(document.updatedAt),
  };
}

/** What is not public comes as a number only. */
export function toTeam(team: number | null | undefined | TeamDocument): Team | undefined {
  if (typeof team !== 'object' || team === null) return undefined;
  const { id, name, slug, about } = team;
  return { id, name, slug: slug ?? '', about: about ?? undefined, town: toTown(team.municipality) };
}

export function toTown(
  town: number | null | undefined | { name: string; slug?: string | null; latitude: number },
): ResultTown | undefined {
  if (typeof town !== 'object' || !town?.slug) return undefined;
  return { name: town.name, slug: town.slug, latitude: town.latitude };
}

/** Something with a page, by its title. */
export function toLinked(
  document: number | null | undefined | { title: string; slug?: string | null },
): { title: string; slug: string } | undefined {
  return typeof document === 'object' && document?.slug
    ? { title: document.title, slug: document.slug }
    : undefined;
}
