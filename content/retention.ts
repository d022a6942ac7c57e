import type { CollectionSlug } from 'payload';
import { retention } from '../lib/retention.ts';
import { openPayload } from './payload.ts';

const day = 86_400_000;

/** Each answers how many went, so that whoever calls knows whether there are traces to erase. */
export function forgetOldMessages(now: Date): Promise<number> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - retention.messageYears);
  return forget('contact-messages', 'createdAt', before);
}

export function forgetOldMails(now: Date): Promise<number> {
  const before = new Date(now.getTime() - retention.mailDays * day);
  return forget('outgoing-mails', 'createdAt', before);
}

/** Links that were never used. */
export const forgetExpiredRequests = (now: Date) => forget('deletion-requests', 'expiresAt', now);

/** Counts whose minute is over say nothing any more. */
export const forgetPostCounts = (now: Date) => forget('post-counts', 'windowEndsAt', now);

async function forget(collection: CollectionSlug, field: string, before: Date): Promise<number> {
  const payload = await openPayload();
  const where = { [field]: { less_than: before.toISOString() } };
  const { totalDocs } = await payload.db.count({ collection, where });
  if (totalDocs > 0) await payload.db.deleteMany({ collection, where });
  return totalDocs;
}
