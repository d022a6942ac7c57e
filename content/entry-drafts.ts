import type { Where } from 'payload';
import { createDraft, keepDraft, replaceDraft } from '../cms/entries/drafts.ts';
import { openEntry } from '../cms/entries/sealed-entry.ts';
import type { EntryDraft } from '../cms/payload-types.ts';
import { hashOf } from '../lib/codes.ts';
import type { EntryContent } from '../lib/entry.ts';
import type { OwnEntry } from './followed-entry.ts';
import { openPayload } from './payload.ts';
import type { SignUp } from './sign-ups.ts';

const keyShape = /^[\w-]{22}$/;

export const isEntryKey = (text: string): boolean => keyShape.test(text);

/** Begins a draft; whoever has the key goes on with it. */
export const beginDraft = async ({ id, rule }: SignUp, now: Date): Promise<string> =>
  createDraft({ signUp: id, quotas: rule.quotas }, now, { payload: await openPayload() });

const findDraft = async (key: string, now: Date): Promise<EntryDraft | undefined> =>
  isEntryKey(key)
    ? findOne({
        keyHash: { equals: hashOf(key) },
        expiresAt: { greater_than: now.toISOString() },
      })
    : undefined;

async function findOne(where: Where): Promise<EntryDraft | undefined> {
  const { db } = await openPayload();
  const collection = 'entry-drafts';
  const { docs } = await db.find<EntryDraft>({ collection, where, limit: 1, pagination: false });
  return docs[0];
}

/** Whether the key opens a draft, of whatever form. */
export const hasDraft = async (key: string, now: Date): Promise<boolean> =>
  (await findDraft(key, now)) !== undefined;

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
export const writeDraft = (
  key: string,
  part: Partial<EntryContent>,
  now: Date,
): Promise<EntryContent> => changeDraft(key, () => part, now);

/** More than can write into one draft at a moment. */
const mostAttempts = 50;

/** The same for what depends on what is there: `partOf` is asked again where somebody else wrote meanwhile. */
export async function changeDraft(
  key: string,
  partOf: (content: EntryContent) => Partial<EntryContent>,
  now: Date,
): Promise<EntryContent> {
  const content = await compareAndSet(() => findDraft(key, now), partOf, now);
  if (!content) throw new Error('The draft is gone.');
  return content;
}

/** Without giving it a new life; false where the draft is gone. */
export async function dropFromDraft(keyHash: string, old: readonly string[]): Promise<boolean> {
  const without = ({ files = [] }: EntryContent) => ({
    files: files.filter(({ file }) => !old.includes(file)),
  });
  return Boolean(await compareAndSet(() => findOne({ keyHash: { equals: keyHash } }), without));
}

async function compareAndSet(
  find: () => Promise<EntryDraft | undefined>,
  partOf: (content: EntryContent) => Partial<EntryContent>,
  now?: Date,
): Promise<EntryContent | undefined> {
  const payload = await openPayload();
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const draft = await find();
    if (!draft) return undefined;
    const before = openEntry(draft);
    const content = { ...before, ...partOf(before) };
    if (await replaceDraft(draft, content, { payload }, now)) return content;
  }
  throw new Error('The draft keeps changing.');
}

/** Opens the form again with what was sent, under the same key; a correction that was not sent yet goes on. */
export async function beginCorrection(
  { signUp, content }: Pick<OwnEntry, 'signUp' | 'content'>,
  key: string,
  now: Date,
): Promise<void> {
  if (await openDraft(key, signUp, now)) return;
  const payload = await openPayload();
  const where = { keyHash: { equals: hashOf(key) } };
  await payload.db.deleteMany({ collection: 'entry-drafts', where });
  const draft = { key, signUp: signUp.id, content: { ...content, correcting: true } };
  await keepDraft(draft, now, { payload });
}
