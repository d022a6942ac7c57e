import {
  combineQueries,
  createLocalReq,
  type DataFromCollectionSlug,
  executeAccess,
  type Where,
} from 'payload';
import type { SubjectCollection } from '../lib/subjects.ts';
import { openPayload } from './payload.ts';

interface BareReading<Field extends string> {
  where: Where;
  sort: readonly string[];
  select: Readonly<Record<Field, true>>;
}

type FieldOf<Collection extends SubjectCollection> = keyof DataFromCollectionSlug<Collection> &
  string;

type BareDocument<Collection extends SubjectCollection, Field extends FieldOf<Collection>> = {
  id: number;
} & Pick<DataFromCollectionSlug<Collection>, Field>;

/**
 * The named fields of all documents that match and that visitors may see, as they are stored: relations are
 * numbers. The content system would go through each field of each document, which takes twice as long. Only the
 * rule of the collection is asked, so a field with a rule of its own must not be named.
 */
export async function findBare<
  Collection extends SubjectCollection,
  Field extends FieldOf<Collection>,
>(
  collection: Collection,
  { where, sort, select }: BareReading<Field>,
): Promise<BareDocument<Collection, Field>[]> {
  const payload = await openPayload();
  const req = await createLocalReq({}, payload);
  const { access } = payload.collections[collection].config;
  const allowed = await executeAccess({ req, disableErrors: true }, access.read);
  if (allowed === false) return [];
  const { docs } = await payload.db.find<BareDocument<Collection, Field>>({
    ...{ collection, req, limit: 0, pagination: false },
    ...{ where: combineQueries(where, allowed), sort: [...sort], select },
  });
  return docs;
}
