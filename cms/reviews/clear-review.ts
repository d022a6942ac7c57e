import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { requestOf } from './review-request.ts';

const clear = (collection: string, id: number, req: PayloadRequest) =>
  req.payload.db.deleteMany({
    collection: 'review-requests',
    where: requestOf(collection, id),
    req,
  });

/** What is published, or lies in the bin, waits for nobody. */
export const clearReview: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status === 'published' || doc.deletedAt) await clear(collection.slug, doc.id, req);
};

export const clearReviewOfDeleted: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await clear(collection.slug, Number(id), req);
};
