import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';

/**
 * The site drops its cached pages when this number grows. The database adds one itself, so that two editors
 * who publish at once do not write the same number.
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
 * Only a new draft changes nothing public. For an existing document we can't tell: the previous version may
 * be a draft of something public, and unpublishing must show at once.
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
