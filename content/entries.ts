import {
  countHeld,
  firstWaiting,
  groupOf,
  lockPlaces,
  nextArrival,
} from '../cms/entries/places.ts';
import { emailMarkOf, marksOf, openEntry, sealEntry } from '../cms/entries/sealed-entry.ts';
import type { Entry, EntryDraft } from '../cms/payload-types.ts';
import { settings } from '../cms/settings.ts';
import { hashOf } from '../lib/codes.ts';
import { entryConsent } from '../lib/consent.ts';
import { dayOf } from '../lib/dates.ts';
import { correctableStates, type EntryContent } from '../lib/entry.ts';
import { problemsOf } from '../lib/entry-steps.ts';
import { isOpen, serviceState } from '../lib/service-state.ts';
import type { EntryState } from '../lib/vocabulary.ts';
import { entryReceivedMail } from '../mail/letters/entry.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { createProtocol } from './contact.ts';
import { dropReplaced } from './entry-files.ts';
import { inEntryTurn } from './entry-turns.ts';
import { openPayload } from './payload.ts';
import type { SignUp } from './sign-ups.ts';
import { rowByKey } from './stored-entry.ts';
import type { TransactionRequest } from './transaction.ts';

export type SentEntry =
  | { kind: 'kept'; protocol: string }
  | { kind: 'wrong' }
  /** The days are over, or it was decided and can't be corrected any more. */
  | { kind: 'closed' }
  /** The key opens neither a draft nor an entry. */
  | { kind: 'gone' };

/**
 * Makes an entry of a draft, under the same key, and reserves a place or takes a number on the waiting list. Sent
 * twice, or after a lost answer, it is there once and the protocol is the same.
 */
export async function sendEntry(key: string, signUp: SignUp, now: Date): Promise<SentEntry> {
  const keyHash = hashOf(key);
  let sent: EntryContent | undefined;
  const answer = await inEntryTurn(async (request): Promise<SentEntry> => {
    const draft = await rowByKey<EntryDraft>('entry-drafts', keyHash, request);
    const entry = await rowByKey<Entry>('entries', keyHash, request);
    if (!draft) return entry ? { kind: 'kept', protocol: entry.protocol } : { kind: 'gone' };
    if (!isOpen(serviceState(signUp.service, now))) return { kind: 'closed' };
    const content = openEntry(draft);
    if (problemsOf(content, signUp.rule, dayOf(now)).length > 0) return { kind: 'wrong' };
    const protocol = entry
      ? await correct(entry, content, request)
      : await keep({ key, keyHash, content, signUp, now }, request);
    if (protocol === undefined) return { kind: 'closed' };
    sent = content;
    const where = { keyHash: { equals: keyHash } };
    await request.payload.db.deleteMany({ collection: 'entry-drafts', where, req: request });
    return { kind: 'kept', protocol };
  });
  // Read back after the commit: the adapter hides a commit that failed.
  if (answer.kind === 'kept' && !(await isKept(keyHash)))
    throw new Error('The entry was not kept.');
  // What can't be removed now is removed by the hourly job; the entry is kept either way.
  if (sent) await dropReplaced(keyHash, sent).catch(() => undefined);
  return answer;
}

interface Kept {
  key: string;
  keyHash: string;
  content: EntryContent;
  signUp: SignUp;
  now: Date;
}

async function keep({ key, keyHash, content, signUp, now }: Kept, req: TransactionRequest) {
  const group = { signUp: signUp.id, quota: content.quota };
  const arrival = await nextArrival(group, req);
  // Whoever sent the same draft a moment ago has it stored now.
  const sent = await rowByKey<Entry>('entries', keyHash, req);
  if (sent) return sent.protocol;
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
    await putInOutbox({ to: content.email, ...mail, name: `inscricao-${protocol}` }, req);
  }
  return protocol;
}

const sealedParts = (keyHash: string, content: EntryContent) => ({
  sealed: sealEntry(keyHash, content),
  emailMark: content.email ? emailMarkOf(content.email) : null,
  marks: marksOf(content),
});

/** Until the last day, and until somebody decided, the people may change; the place and its order stay. */
async function correct(
  { keyHash, ...earlier }: Entry,
  { quota: _quota, correcting: _correcting, ...content }: EntryContent,
  req: TransactionRequest,
): Promise<string | undefined> {
  await lockPlaces(groupOf(earlier), req);
  const sent = await rowByKey<Entry>('entries', keyHash, req);
  if (!sent || !correctableStates.includes(sent.state)) return undefined;
  const kept = { ...content, quota: sent.quota };
  await req.payload.db.updateOne({
    collection: 'entries',
    id: sent.id,
    // The whole row: with a list in it the adapter writes all fields.
    data: {
      ...sent,
      ...{ team: content.team, members: content.people.length },
      ...sealedParts(keyHash, kept),
    },
    req,
    returning: false,
  });
  return sent.protocol;
}

async function isKept(keyHash: string): Promise<boolean> {
  const { db } = await openPayload();
  const where = { keyHash: { equals: keyHash } };
  return (await db.count({ collection: 'entries', where })).totalDocs > 0;
}
