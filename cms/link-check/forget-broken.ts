import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload';
import { editAddress } from '../edit-address.ts';

/** Once somebody has saved the document, the next night tells whether its links are right. */
const forget = (place: string, req: PayloadRequest) =>
  req.payload.db.deleteMany({
    collection: 'broken-links',
    where: { place: { equals: place } },
    req,
  });

export const forgetBroken: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await forget(editAddress(collection.slug, doc.id), req);
};

export const forgetBrokenOfGlobal: GlobalAfterChangeHook = async ({ global, req }) => {
  await forget(`/admin/globals/${global.slug}`, req);
};
