import type { Where } from 'payload';
import type { Program as Document } from '../cms/payload-types.ts';
import type { Sport } from '../lib/vocabulary.ts';
import { asVisitor, openPayload } from './payload.ts';
import { type Picture, toPicture } from './pictures.ts';

/** What a row of a list shows. */
export interface ProgramSummary {
  slug: string;
  title: string;
  schedule: string;
  /** A telephone number or a mail address. */
  contact: string;
  picture: Picture;
}

export const programSummaryFields = {
  slug: true,
  title: true,
  schedule: true,
  location: true,
  contact: true,
  photo: true,
  poster: true,
} as const;

/** Some of those that have a sport, in the editors' order. */
export function listSportPrograms(sport: Sport, count: number): Promise<ProgramSummary[]> {
  return findSummaries({ sports: { equals: sport } }, count);
}

/**
 * Some of those that have classes in a town, or are there as a whole: a program's place is typed as 'Centro
 * Aquático, Macapá', and the last part is the town, or it is nowhere in particular.
 */
export async function listTownPrograms(
  town: string,
  meeting: readonly string[],
  count: number,
): Promise<ProgramSummary[]> {
  const where: Where = { or: [{ slug: { in: [...meeting] } }, { location: { contains: town } }] };
  const isThere = ({ slug, location }: Pick<Document, 'slug' | 'location'>) =>
    meeting.includes(slug ?? '') || location.split(', ').at(-1) === town;
  return (await findSummaries(where, mostNamed, isThere)).slice(0, count);
}

/** Words in a text have no index, and the name of a town may be anywhere in it. */
const mostNamed = 60;

async function findSummaries(
  where: Where,
  count: number,
  isMeant: (document: Pick<Document, 'slug' | 'location'>) => boolean = () => true,
): Promise<ProgramSummary[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'programs',
    where,
    limit: count,
    pagination: false,
    sort: 'order',
    select: programSummaryFields,
    ...asVisitor,
  });
  return docs.filter(isMeant).map(toProgramSummary);
}

export function toProgramSummary(
  document: Pick<Document, keyof typeof programSummaryFields>,
): ProgramSummary {
  return {
    slug: document.slug ?? '',
    title: document.title,
    schedule: document.schedule,
    contact: document.contact,
    picture: toPicture(document),
  };
}
