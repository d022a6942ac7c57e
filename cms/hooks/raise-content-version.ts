import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';

/**
 * The site drops its rendered pages when this number grows. The database adds, not we:
 * two editors who publish at once must not both write the same number.
 */
async function raise(req: PayloadRequest): Promise<void> {
  await req.payload.db.updateGlobal({
    slug: 'content-version',
    data: { value: { $inc: 1 } },
    req,
    returning: false,
  });
}

/** A draft that was never public and still isn't changes nothing a visitor sees. */
export const raiseOnChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc._status === 'draft' && previousDoc?._status !== 'published') return;
  await raise(req);
};

export const raiseOnDelete: CollectionAfterDeleteHook = async ({ req }) => {
  await raise(req);
};

export const raiseOnGlobalChange: GlobalAfterChangeHook = async ({ req }) => {
  await raise(req);
};
