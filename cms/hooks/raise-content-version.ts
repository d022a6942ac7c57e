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

/**
 * Only a new draft changes nothing that a visitor sees. Of an older document we can't tell: what came
 * before may itself be a draft on top of what is public, and withdrawing must show at once.
 */
export const raiseOnChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create' && doc._status === 'draft') return;
  await raise(req);
};

export const raiseOnDelete: CollectionAfterDeleteHook = async ({ req }) => {
  await raise(req);
};

export const raiseOnGlobalChange: GlobalAfterChangeHook = async ({ req }) => {
  await raise(req);
};
