import type { Where } from 'payload';
import { type TransparencySubject, transparencySubjects } from '../lib/vocabulary.ts';
import { asVisitor, openPayload } from './payload.ts';

const collections = {
  agenda: 'events',
  programas: 'programs',
  lugares: 'places',
  atletas: 'athletes',
} as const;

export type ChangingList = keyof typeof collections | TransparencySubject;

/** When something published in a list was last changed; undefined while the list is empty. */
export async function readLastChange(list: ChangingList): Promise<Date | undefined> {
  const payload = await openPayload();
  const where: Where = isSubject(list) ? { subject: { equals: list } } : {};
  const { docs } = await payload.find({
    collection: isSubject(list) ? 'transparency-records' : collections[list],
    where,
    select: { updatedAt: true },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    ...asVisitor,
  });
  const [last] = docs;
  return last && new Date(last.updatedAt);
}

const isSubject = (list: ChangingList): list is TransparencySubject =>
  Object.hasOwn(transparencySubjects, list);
