import type { Athlete as Document } from '../cms/payload-types.ts';
import { paragraphsOf } from '../lib/paragraphs.ts';
import { playerDrawing } from '../lib/posters.ts';
import type { AthleteGroup } from '../lib/vocabulary.ts';
import type { NewsSummary } from './news.ts';
import { listNewsNaming } from './news-naming.ts';
import { asVisitor, openPayload } from './payload.ts';
import { type Picture, toPicture } from './pictures.ts';

export interface AthleteSummary {
  slug: string;
  name: string;
  sport: string;
  birthplace: string;
  group: AthleteGroup;
  headline: string;
  picture: Picture;
}

export interface Achievement {
  year: number | undefined;
  text: string;
}

/** Of people under 18 only the age is kept: no birth date, no contact. */
export interface Athlete extends AthleteSummary {
  age: number | undefined;
  achievements: Achievement[];
  /** Paragraphs. */
  biography: string[];
  activeFrom: number | undefined;
  activeTo: number | undefined;
}

/** All groups, in the editors' order. */
export async function listAthletes(): Promise<Athlete[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'athletes',
    pagination: false,
    sort: 'order',
    ...asVisitor,
  });
  return docs.map(toAthlete);
}

/** The birthplace is typed as a text: whose is exactly the name of a town was born there. */
export async function listAthletesBornIn(town: string, count: number): Promise<AthleteSummary[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'athletes',
    where: { birthplace: { equals: town } },
    limit: count,
    pagination: false,
    sort: 'order',
    ...asVisitor,
  });
  return docs.map(toAthleteSummary);
}

export async function countAthletesBornIn(town: string): Promise<number> {
  const payload = await openPayload();
  const where = { birthplace: { equals: town } };
  const { totalDocs } = await payload.count({ collection: 'athletes', where, ...asVisitor });
  return totalDocs;
}

export async function readAthlete(slug: string): Promise<Athlete | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'athletes',
    where: { slug: { equals: slug } },
    limit: 1,
    ...asVisitor,
  });
  return docs.map(toAthlete).at(0);
}

/** News that name the athlete, then news about the sport, up to the count. */
export async function listAthleteNews(
  { name, sport }: Pick<Athlete, 'name' | 'sport'>,
  now: Date,
  count: number,
): Promise<NewsSummary[]> {
  // 'Futebol, goleiro' is searched as 'Futebol'.
  const [discipline = sport] = sport.split(',');
  return listNewsNaming([name, discipline.trim()], now, count);
}

export function toAthleteSummary(document: Document): AthleteSummary {
  const { name, sport, birthplace, group, headline } = document;
  return {
    slug: document.slug ?? '',
    name,
    sport,
    birthplace,
    group,
    headline,
    picture: toPicture(document, (poster) => playerDrawing(poster, sport)),
  };
}

function toAthlete(document: Document): Athlete {
  return {
    ...toAthleteSummary(document),
    age: document.age ?? undefined,
    achievements: (document.achievements ?? []).map(({ year, text }) => ({
      year: year ?? undefined,
      text,
    })),
    biography: paragraphsOf(document.biography ?? ''),
    activeFrom: document.activeFrom ?? undefined,
    activeTo: document.activeTo ?? undefined,
  };
}
