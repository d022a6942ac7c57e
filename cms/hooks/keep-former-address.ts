import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload';

/**
 * Remembers the address under which a document was public when it is published under another one.
 * What was public stands in the collection itself; `originalDoc` may be a draft on top of it.
 */
export const keepFormerAddress: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || data._status !== 'published' || !data.slug) return;
  const { slug: of } = collection;
  const { db } = req.payload;
  const document: number = originalDoc.id;
  const stored = await db.findOne<{ slug?: string; id: number }>({
    collection: of,
    where: { id: { equals: document } },
    req,
  });
  const slug = stored?.slug;
  if (!slug || slug === data.slug) return;
  await db.upsert({
    collection: 'former-addresses',
    where: { and: [{ of: { equals: of } }, { slug: { equals: slug } }] },
    data: { of, slug, document },
    req,
  });
};

/** The number of what was deleted may be given to something else, which must not inherit its addresses. */
export const forgetFormerAddresses: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'former-addresses',
    where: { and: [{ of: { equals: collection.slug } }, { document: { equals: id } }] },
    req,
  });
};
