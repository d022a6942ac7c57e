import type { Athlete as Document } from '../cms/payload-types.ts';
import type { Draft } from '../lib/draft.ts';
import { paragraphsOf } from '../lib/paragraphs.ts';
import { type AthleteSummary, toAthleteSummary } from './athlete-document.ts';
import type { NewsSummary } from './news.ts';
import { listNewsNaming } from './news-naming.ts';
import { ownDocument } from './own-document.ts';
import { asVisitor, openPayload } from './payload.ts';

export type { AthleteSummary } from './athlete-document.ts';

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

export async function readAthlete(slug: string, draft?: Draft): Promise<Athlete | undefined> {
  const document = await ownDocument('athletes', slug, draft);
  return document && toAthlete(document);
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
