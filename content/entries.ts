import { mailEntrant } from '../cms/entries/mail-entrant.ts';
import {
  countHeld,
  firstWaiting,
  groupOf,
  lockPlaces,
  nextArrival,
} from '../cms/entries/places.ts';
import { emailMarkOf, marksOf, sealEntry } from '../cms/entries/sealed-entry.ts';
import type { Entry } from '../cms/payload-types.ts';
import { settings } from '../cms/settings.ts';
import { spend } from '../cms/spend.ts';
import { hashOf } from '../lib/codes.ts';
import { entryConsent } from '../lib/consent.ts';
import { correctableStates, type EntryContent } from '../lib/entry.ts';
import type { EntryState } from '../lib/vocabulary.ts';
import { entryReceivedMail } from '../mail/letters/entry.ts';
import { createProtocol } from './contact.ts';
import { dropReplaced } from './entry-files.ts';
import { inEntryTurn } from './entry-turns.ts';
import { giveBackSent } from './file-budget.ts';
import { openPayload } from './payload.ts';
import {
  type AskedEntry,
  deleteDraft,
  prepareEntry,
  type ReadyEntry,
  type RowsOfKey,
  rowsToSend,
  type SentEntry,
} from './ready-entry.ts';
import type { SignUp } from './sign-ups.ts';
import type { TransactionRequest } from './transaction.ts';

/**
 * Makes an entry of a draft, under the same key, and reserves a place or takes a number on the waiting list. Sent
 * twice, or after a lost answer, it is there once and the protocol is the same.
 */
export async function sendEntry(
  key: string,
  { id: signUpId }: Pick<SignUp, 'id'>,
  now: Date,
): Promise<SentEntry> {
  const keyHash = hashOf(key);
  let sent: EntryContent | undefined;
  const answer = await inEntryTurn(async (request): Promise<SentEntry> => {
    const asked = { key, keyHash, signUpId, now };
    const rows = await rowsToSend(asked, request);
    if ('kind' in rows) return rows;
    await lockPlaces(placesOf(rows, signUpId), request);
    // Again behind the lock: an editor, a checker or another tab may have written while this one waited.
    const ready = await prepareEntry(asked, request);
    if ('kind' in ready) return ready;
    const answer = ready.entry
      ? await correct(ready.entry, ready.content, now, request)
      : { kind: 'kept' as const, protocol: await keep({ ...asked, ...ready }, request) };
    if (answer.kind !== 'kept') return answer;
    await deleteDraft(ready.draft, request);
    await giveBackSent(ready.content, ready.entry, request);
    sent = ready.content;
    return answer;
  });
  // Read back after the commit: the adapter hides a commit that failed.
  if (answer.kind === 'kept' && !(await isKept(keyHash)))
    throw new Error('The entry was not kept.');
  // What can't be removed now is removed by the hourly job; the entry is kept either way.
  if (sent) await dropReplaced(keyHash, sent).catch(() => undefined);
  return answer;
}

const placesOf = ({ entry, content }: RowsOfKey, signUp: number) =>
  entry ? groupOf(entry) : { signUp, quota: content.quota };

async function keep(
  { key, keyHash, content, signUp, now }: AskedEntry & ReadyEntry,
  req: TransactionRequest,
) {
  const group = { signUp: signUp.id, quota: content.quota };
  const arrival = await nextArrival(group, req);
  const quota = signUp.rule.quotas.find(({ id }) => id === content.quota);
  const isFree = (await countHeld(group, req)) < (quota?.places ?? 0);
  const state: EntryState = isFree && !(await firstWaiting(group, req)) ? 'recebida' : 'espera';
  const protocol = createProtocol(now);
  await req.payload.db.create({
    collection: 'entries',
    data: {
      ...{ protocol, state, ...group, quotaLabel: quota?.label ?? '', arrival, keyHash },
      ...{ team: content.team, members: content.people.length },
      consentVersion: entryConsent.version,
      ...sealedParts(keyHash, content),
    },
    req,
    returning: false,
  });
  if (content.email) {
    const told = { protocol, state, title: signUp.service.title, key };
    const mail = entryReceivedMail(told, settings.siteUrl);
    const name = `inscricao-${protocol}`;
    await mailEntrant({ to: content.email, ...mail, name }, 'holder', req);
  }
  return protocol;
}

const sealedParts = (keyHash: string, content: EntryContent) => ({
  sealed: sealEntry(keyHash, content),
  emailMark: content.email ? emailMarkOf(content.email) : null,
  marks: marksOf(content),
});

/** Guessing by correcting must not pay, whatever it is that is guessed. */
const correctionsADay = 5;
const dayMs = 86_400_000;

/** Until the last day, and until somebody decided, the people may change; the place and its order stay. */
async function correct(
  sent: Entry,
  { quota: _quota, correcting: _correcting, ...content }: EntryContent,
  now: Date,
  req: TransactionRequest,
): Promise<SentEntry> {
  const { id, keyHash, protocol, quota, state } = sent;
  if (!correctableStates.includes(state)) return { kind: 'closed' };
  const corrections = { of: `correcao ${keyHash}`, limit: correctionsADay, windowMs: dayMs };
  if (!(await spend(corrections, 1, now, req))) return { kind: 'often' };
  await req.payload.db.updateOne({
    collection: 'entries',
    id,
    // The whole row: with a list in it the adapter writes all fields.
    data: {
      ...sent,
      ...{ team: content.team, members: content.people.length },
      ...sealedParts(keyHash, { ...content, quota }),
    },
    req,
    returning: false,
  });
  return { kind: 'kept', protocol };
}

async function isKept(keyHash: string): Promise<boolean> {
  const { db } = await openPayload();
  const where = { keyHash: { equals: keyHash } };
  return (await db.count({ collection: 'entries', where })).totalDocs > 0;
}
