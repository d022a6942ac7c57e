import type { CollectionSlug } from 'payload';
import { eraseTraces } from '../cms/erase-traces.ts';
import { retention } from '../lib/retention.ts';
import { openPayload } from './payload.ts';

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

async function forgetPersonal(
  collection: CollectionSlug,
  field: string,
  before: Date,
): Promise<void> {
  if ((await forget(collection, field, before)) > 0) await eraseTraces(await openPayload());
}

async function forget(collection: CollectionSlug, field: string, before: Date): Promise<number> {
  const { db } = await openPayload();
  const where = { [field]: { less_than: before.toISOString() } };
  const { totalDocs } = await db.count({ collection, where });
  if (totalDocs > 0) await db.deleteMany({ collection, where });
  return totalDocs;
}
