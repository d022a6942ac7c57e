import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { hashOf } from '../../lib/codes.ts';
import { type EntryContent, emptyEntry } from '../../lib/entry.ts';
import { retention } from '../../lib/retention.ts';
import type { EntryDraft } from '../payload-types.ts';
import { emailMarkOf, sealEntry } from './sealed-entry.ts';

type Cause = Pick<PayloadRequest, 'payload'>;

/** 128 bits. */
const createKey = () => randomBytes(16).toString('base64url');

interface Begun {
  signUp: number;
  quotas: readonly { id?: string | null }[];
  atCounter?: boolean;
}

/** An empty draft under a new key. Where there is one choice, nobody is asked. */
export async function createDraft(
  { signUp, quotas, atCounter }: Begun,
  now: Date,
  cause: Cause,
): Promise<string> {
  const key = createKey();
  const quota = quotas.length === 1 ? (quotas[0]?.id ?? '') : '';
  const content = { ...emptyEntry, quota, ...(atCounter ? { atCounter } : {}) };
  await keepDraft({ key, signUp, content }, now, cause);
  return key;
}

export async function keepDraft(
  { key, signUp, content }: { key: string; signUp: number; content: EntryContent },
  now: Date,
  { payload }: Cause,
): Promise<void> {
  const keyHash = hashOf(key);
  await payload.db.create({
    collection: 'entry-drafts',
    data: { keyHash, signUp, ...draftData(keyHash, content, lifeFrom(now)) },
    returning: false,
  });
}

const lifeFrom = (now: Date) =>
  new Date(now.getTime() + retention.entryDraftDays * 86_400_000).toISOString();

/** What changes with each page. */
const draftData = (keyHash: string, content: EntryContent, expiresAt: string) => ({
  sealed: sealEntry(keyHash, content),
  // By it the deletion by mailed link finds what is only a draft.
  emailMark: content.email ? emailMarkOf(content.email) : null,
  expiresAt,
});

/**
 * Compare and set: writes only over what was read, and returns whether it did. From `now` on the draft has its whole
 * life again; without it, what was left of it.
 */
export async function replaceDraft(
  { id, keyHash, sealed, expiresAt }: EntryDraft,
  content: EntryContent,
  { payload }: Cause,
  now?: Date,
): Promise<boolean> {
  const written: EntryDraft | null = await payload.db.updateOne({
    collection: 'entry-drafts',
    // Sealed twice, the same text differs: it serves as the version.
    where: { and: [{ id: { equals: id } }, { sealed: { equals: sealed } }] },
    data: draftData(keyHash, content, now ? lifeFrom(now) : expiresAt),
    options: { atomic: true },
  });
  return written !== null;
}
