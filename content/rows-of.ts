import type { CollectionSlug, SelectType, Where } from 'payload';
import { openPayload } from './payload.ts';

/** Also in the tests, which make more rows than this. */
export const rowsAtOnce = 100;

interface Wanted {
  collection: CollectionSlug;
  where: Where;
  select?: SelectType;
}

/**
 * All rows, page by page in the order of their numbers. By key and not by the page's number: rows that a job deletes
 * would move the following ones to a page that was read already, and those that stay would be read for ever.
 */
export async function* rowsOf<Row extends { id: number }>({
  where,
  ...of
}: Wanted): AsyncGenerator<Row> {
  const { db } = await openPayload();
  for (let after = 0; ; ) {
    const and = [where, { id: { greater_than: after } }];
    const { docs } = await db.find<Row>({
      ...of,
      where: { and },
      sort: 'id',
      limit: rowsAtOnce,
      pagination: false,
    });
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < rowsAtOnce) return;
    after = last.id;
  }
}
