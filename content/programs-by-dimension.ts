import type { SportDimension } from '../lib/vocabulary.ts';
import { asVisitor, openPayload } from './payload.ts';

export interface ProgramLink {
  slug: string;
  title: string;
  schedule: string;
  location: string;
}

/** The programs of each of the four categories of sport, in the editors' order. */
export async function listProgramsByDimension(): Promise<
  Partial<Record<SportDimension, ProgramLink[]>>
> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'programs',
    pagination: false,
    sort: 'order',
    select: { title: true, slug: true, schedule: true, location: true, dimension: true },
    ...asVisitor,
  });
  const groups = Object.groupBy(docs, ({ dimension }) => dimension);
  const toLinks = (list: typeof docs = []): ProgramLink[] =>
    list.map(({ slug, title, schedule, location }) => ({
      slug: slug ?? '',
      title,
      schedule,
      location,
    }));
  return Object.fromEntries(
    Object.entries(groups).map(([dimension, list]) => [dimension, toLinks(list)]),
  );
}
