import type { CollectionSlug } from 'payload';
import { eraseDeletedBytes, noteErasure } from '../cms/erase-deleted-bytes.ts';
import { retention } from '../lib/retention.ts';
import { withdrawnDays } from '../lib/withdrawn-days.ts';
import { openPayload } from './payload.ts';
import { inTransaction, type TransactionRequest } from './transaction.ts';

const dayMs = 86_400_000;

/** Two years, so that a citizen can come back to an answer. */
export const forgetOldMessages = (now: Date): Promise<void> =>
  forgetPersonal('contact-messages', 'createdAt', yearsBefore(now, retention.messageYears));

/** Who looked at which entry. */
export const forgetOldLooks = (now: Date): Promise<void> =>
  forgetPersonal('personal-looks', 'createdAt', yearsBefore(now, retention.lookYears));

/** Who did what in the admin. */
export const forgetOldAudit = (now: Date): Promise<void> =>
  forgetPersonal('audit-notes', 'createdAt', yearsBefore(now, retention.auditYears));

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

/** Which backups were made when: the files themselves are gone long before. */
export const forgetBackupRuns = async (now: Date): Promise<void> => {
  await forget('backup-runs', 'startedAt', yearsBefore(now, retention.auditYears));
};

/** Erases the bytes of earlier deletions, if any are noted. */
export const eraseWhatIsNoted = async (): Promise<void> => eraseDeletedBytes(await openPayload());

function yearsBefore(now: Date, years: number): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}

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
