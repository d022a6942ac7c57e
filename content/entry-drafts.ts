import { createDraft, draftEnd, keepDraft } from '../cms/entries/drafts.ts';
import { emailMarkOf, openEntry, sealEntry } from '../cms/entries/sealed-entry.ts';
import type { EntryDraft } from '../cms/payload-types.ts';
import { hashOf } from '../lib/codes.ts';
import type { EntryContent } from '../lib/entry.ts';
import { openPayload } from './payload.ts';
import type { SignUp } from './sign-ups.ts';

const keyShape = /^[\w-]{22}$/;

export const isEntryKey = (text: string): boolean => keyShape.test(text);

/** Begins a draft; whoever has the key goes on with it. */
export const beginDraft = async ({ id, rule }: SignUp, now: Date): Promise<string> =>
  createDraft({ signUp: id, quotas: rule.quotas }, now, { payload: await openPayload() });

async function findDraft(key: string, now: Date): Promise<EntryDraft | undefined> {
  if (!isEntryKey(key)) return undefined;
  const { db } = await openPayload();
  const { docs } = await db.find<EntryDraft>({
    collection: 'entry-drafts',
    where: {
      keyHash: { equals: hashOf(key) },
      expiresAt: { greater_than: now.toISOString() },
    },
    limit: 1,
    pagination: false,
  });
  return docs[0];
}

/** What was written so far; undefined for a key that opens nothing here. */
export async function openDraft(
  key: string,
  signUp: Pick<SignUp, 'id'>,
  now: Date,
): Promise<EntryContent | undefined> {
  const draft = await findDraft(key, now);
  return draft && numberOf(draft.signUp) === signUp.id ? openEntry(draft) : undefined;
}

const numberOf = (relation: number | { id: number }) =>
  typeof relation === 'number' ? relation : relation.id;

/** Keeps a page of the form. Each page gives the draft its whole life again. */
export async function writeDraft(
  key: string,
  part: Partial<EntryContent>,
  now: Date,
): Promise<EntryContent> {
  const draft = await findDraft(key, now);
  if (!draft) throw new Error('The draft is gone.');
  const content = { ...openEntry(draft), ...part };
  const { db } = await openPayload();
  await db.updateOne({
    collection: 'entry-drafts',
    id: draft.id,
    data: {
      sealed: sealEntry(draft.keyHash, content),
      emailMark: content.email ? emailMarkOf(content.email) : null,
      expiresAt: draftEnd(now),
    },
    returning: false,
  });
  return content;
}

/** For correcting what was sent: a draft under the key of the entry. */
export async function reopenAsDraft(
  key: string,
  signUp: number,
  content: EntryContent,
  now: Date,
): Promise<void> {
  if (await findDraft(key, now)) await dropDraft(key);
  await keepDraft({ key, signUp, content }, now, { payload: await openPayload() });
}

export async function dropDraft(key: string): Promise<void> {
  const { db } = await openPayload();
  const where = { keyHash: { equals: hashOf(key) } };
  await db.deleteMany({ collection: 'entry-drafts', where });
}
