import type { CollectionSlug } from 'payload';
import { eraseDeletedBytes, noteErasure } from '../cms/erase-deleted-bytes.ts';
import { retention } from '../lib/retention.ts';
import { withdrawnDays } from '../lib/withdrawn-days.ts';
import { openPayload } from './payload.ts';
import { inTransaction, type TransactionRequest } from './transaction.ts';

const dayMs = 86_400_000;

/** Two years, so that a citizen can come back to an answer. */
export async function forgetOldMessages(now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - retention.messageYears);
  await forgetPersonal('contact-messages', 'createdAt', before);
}

/** Links that were never used. */
export const forgetExpiredRequests = (now: Date): Promise<void> =>
  forgetPersonal('deletion-requests', 'expiresAt', now);

/** What somebody began to write into a sign-up and left. */
export const forgetDrafts = (now: Date): Promise<void> =>
  forgetPersonal('entry-drafts', 'expiresAt', now);

/** Counts whose minute is over. They hold no personal data, so their bytes need not be erased. */
export const forgetPostCounts = async (now: Date): Promise<void> => {
  await forget('post-counts', 'windowEndsAt', now);
};

/** Numbers of what is public no more, after feeds have told it long enough. */
export const forgetWithdrawn = async (now: Date): Promise<void> => {
  await forget('withdrawn-items', 'withdrawnAt', new Date(now.getTime() - withdrawnDays * dayMs));
};

/** Erases the bytes of earlier deletions, if any are noted. */
export const eraseWhatIsNoted = async (): Promise<void> => eraseDeletedBytes(await openPayload());

const forgetPersonal = (collection: CollectionSlug, field: string, before: Date): Promise<void> =>
  inTransaction(async (request) => {
    if ((await forget(collection, field, before, request)) > 0) await noteErasure(request);
  });

async function forget(
  collection: CollectionSlug,
  field: string,
  before: Date,
  req?: TransactionRequest,
): Promise<number> {
  const { db } = await openPayload();
  const where = { [field]: { less_than: before.toISOString() } };
  const { totalDocs } = await db.count({ collection, where, ...(req && { req }) });
  if (totalDocs > 0) await db.deleteMany({ collection, where, ...(req && { req }) });
  return totalDocs;
}
