import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload';

/**
 * Stores the public address of a document when it is published under another one. The public version is read
 * from the collection, because `originalDoc` may be a draft.
 */
export const keepFormerAddress: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  // What has no drafts is public at once.
  const isPublic = !collection.versions?.drafts || data._status === 'published';
  if (operation !== 'update' || !isPublic || !data.slug) return;
  const { slug: of } = collection;
  const { db } = req.payload;
  const document: number = originalDoc.id;
  const stored = await db.findOne<{ slug?: string; id: number }>({
    collection: of,
    where: { id: { equals: document } },
    req,
  });
  const slug = stored?.slug;
  // Nobody was ever shown the address that a document has in the bin.
  if (!slug || slug === data.slug || originalDoc.deletedAt) return;
  await db.upsert({
    collection: 'former-addresses',
    where: { and: [{ of: { equals: of } }, { slug: { equals: slug } }] },
    data: { of, slug, document },
    req,
  });
};

/** A deleted document's number may be reused, and the new document must not inherit its addresses. */
export const forgetFormerAddresses: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'former-addresses',
    where: { and: [{ of: { equals: collection.slug } }, { document: { equals: id } }] },
    req,
  });
};
