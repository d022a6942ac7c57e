import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { changesPublic } from './public-change.ts';

/**
 * The site drops its cached pages when this number grows. The database adds one itself, so that two editors
 * who publish at once do not write the same number.
 */
export async function raiseContentVersion(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
): Promise<void> {
  await req.payload.db.updateGlobal({
    slug: 'content-version',
    data: { value: { $inc: 1 } },
    req,
    returning: false,
  });
}

/** A draft that is saved refreshes nothing. */
export const raiseOnChange: CollectionAfterChangeHook = async (change) => {
  if (await changesPublic(change)) await raiseContentVersion(change.req);
};

export const raiseOnDelete: CollectionAfterDeleteHook = async ({ req }) => {
  await raiseContentVersion(req);
};

export const raiseOnGlobalChange: GlobalAfterChangeHook = async ({ req }) => {
  await raiseContentVersion(req);
};
