import type { Where } from 'payload';
import type { SubjectCollection } from '../lib/subjects.ts';
import { asVisitor, openPayload } from './payload.ts';

/** When something published in a collection was last changed; undefined while there is nothing. */
export async function readLastChange(
  collection: SubjectCollection,
  where: Where = {},
): Promise<Date | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection,
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
