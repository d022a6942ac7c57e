import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Where } from 'payload';
import { freshAt } from '../../lib/fresh-round.ts';
import type { FreshItem } from '../payload-types.ts';
import { becomesPublic } from './public-change.ts';

const collection = 'fresh-items';

const ofDocument = (kind: string, document: number | string): Where => ({
  and: [{ kind: { equals: kind } }, { document: { equals: document } }],
});

/**
 * Notes what is public for the first time, in the transaction that publishes it. Only what somebody publishes:
 * what the portal loads at its first start is news to nobody.
 */
export const noteFresh: CollectionAfterChangeHook = async (change) => {
  const { doc, req } = change;
  const { slug: kind } = change.collection;
  if (!req.user || !becomesPublic(change)) return;
  const { db } = req.payload;
  const dueAt = freshAt(new Date()).toISOString();
  const known = await db.findOne<FreshItem>({
    ...{ collection, where: ofDocument(kind, doc.id), req },
  });
  if (!known) {
    const data = { kind, document: doc.id, dueAt };
    await db.create({ collection, data, req, returning: false });
  } else if (typeof known.round !== 'number') {
    // Withdrawn in the pause and published again: the pause begins again.
    await db.updateOne({ collection, id: known.id, data: { dueAt }, req, returning: false });
  }
};

/** SQLite may give the number of a deleted document to a new one. */
export const forgetFresh: CollectionAfterDeleteHook = async ({ collection: { slug }, id, req }) => {
  await req.payload.db.deleteMany({ collection, where: ofDocument(slug, id), req });
};
