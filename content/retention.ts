import type { CollectionSlug } from 'payload';
import { eraseTraces, oweErasure } from '../cms/erase-traces.ts';
import { retention } from '../lib/retention.ts';
import { openPayload } from './payload.ts';
import { inTransaction, type Together } from './transaction.ts';

/** Two years are enough to come back to an answer. */
export async function forgetOldMessages(now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - retention.messageYears);
  await forgetPersonal('contact-messages', 'createdAt', before);
}

/** Links that were never used. */
export const forgetExpiredRequests = (now: Date): Promise<void> =>
  forgetPersonal('deletion-requests', 'expiresAt', now);

/** Counts whose minute is over say nothing any more. They hold nobody's data, so their bytes may wait. */
export const forgetPostCounts = async (now: Date): Promise<void> => {
  await forget('post-counts', 'windowEndsAt', now);
};

/** Whatever bytes are owed since any deletion, until it is done. */
export const eraseOwed = async (): Promise<void> => eraseTraces(await openPayload());

const forgetPersonal = (collection: CollectionSlug, field: string, before: Date): Promise<void> =>
  inTransaction(async (together) => {
    if ((await forget(collection, field, before, together)) > 0) await oweErasure(together);
  });

async function forget(
  collection: CollectionSlug,
  field: string,
  before: Date,
  req?: Together,
): Promise<number> {
  const { db } = await openPayload();
  const where = { [field]: { less_than: before.toISOString() } };
  const { totalDocs } = await db.count({ collection, where, ...(req && { req }) });
  if (totalDocs > 0) await db.deleteMany({ collection, where, ...(req && { req }) });
  return totalDocs;
}
