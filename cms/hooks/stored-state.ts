import type {
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
  RequestContext,
} from 'payload';

/** What is kept of a document where the site reads it. */
export interface StoredState {
  _status?: string | null;
  deletedAt?: string | null;
}

/** Drafts lie beside the document, and documents in hooks may be such, so that the collection is asked. */
export const readStored = (collection: CollectionSlug, id: number, req: PayloadRequest) =>
  req.payload.db.findOne<StoredState & { id: number }>({
    ...{ collection, where: { id: { equals: id } }, req },
    select: { _status: true, deletedAt: true },
  });

const keyOf = (slug: string, id: number) => `stored:${slug}:${id}`;

/** Once for all hooks that compare before and after. */
export const rememberStored: CollectionBeforeChangeHook = async ({
  collection: { slug },
  context,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update')
    context[keyOf(slug, originalDoc.id)] = await readStored(slug, originalDoc.id, req);
};

/** What `rememberStored` found; nothing where the document was just made. */
export const storedBefore = (slug: string, id: number, context: RequestContext) =>
  (context[keyOf(slug, id)] ?? undefined) as StoredState | undefined;
