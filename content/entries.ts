import { countHeld, firstWaiting, nextArrival } from '../cms/entries/places.ts';
import { emailMarkOf, marksOf, openEntry, sealEntry } from '../cms/entries/sealed-entry.ts';
import type { Entry, EntryDraft } from '../cms/payload-types.ts';
import { settings } from '../cms/settings.ts';
import { hashOf } from '../lib/codes.ts';
import { entryConsent } from '../lib/consent.ts';
import { dayOf } from '../lib/dates.ts';
import type { EntryContent } from '../lib/entry.ts';
import { type EntryProblem, problemsOf } from '../lib/entry-steps.ts';
import { isOpen, serviceState } from '../lib/service-state.ts';
import type { EntryState } from '../lib/vocabulary.ts';
import { entryReceivedMail } from '../mail/letters/entry.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { createProtocol } from './contact.ts';
import { inEntryTurn } from './entry-turns.ts';
import { openPayload } from './payload.ts';
import type { SignUp } from './sign-ups.ts';
import type { TransactionRequest } from './transaction.ts';

export type SentEntry =
  | { kind: 'kept'; protocol: string }
  | { kind: 'wrong'; problems: EntryProblem[] }
  | { kind: 'closed' }
  /** The key opens neither a draft nor an entry. */
  | { kind: 'gone' };

/**
 * Makes an entry of a draft, under the same key, and reserves a place or takes a number on the waiting list. Sent
 * twice, or after a lost answer, it is there once and the protocol is the same.
 */
export async function sendEntry(key: string, signUp: SignUp, now: Date): Promise<SentEntry> {
  const keyHash = hashOf(key);
  const answer = await inEntryTurn(async (request): Promise<SentEntry> => {
    const draft = await findByKey<EntryDraft>('entry-drafts', keyHash, request);
    const sent = await findByKey<Entry>('entries', keyHash, request);
    if (!draft) return sent ? { kind: 'kept', protocol: sent.protocol } : { kind: 'gone' };
    if (!isOpen(serviceState(signUp.service, now))) return { kind: 'closed' };
    const content = openEntry(draft);
    const problems = problemsOf(content, signUp.rule, dayOf(now));
    if (problems.length > 0) return { kind: 'wrong', problems };
    const protocol = sent
      ? await correct(sent, content, request)
      : await keep({ key, keyHash, content, signUp, now }, request);
    const where = { keyHash: { equals: keyHash } };
    await request.payload.db.deleteMany({ collection: 'entry-drafts', where, req: request });
    return { kind: 'kept', protocol };
  });
  // Read back after the commit: the adapter hides a commit that failed.
  if (answer.kind === 'kept' && !(await isKept(keyHash)))
    throw new Error('The entry was not kept.');
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
  const sent = await findByKey<Entry>('entries', keyHash, req);
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

/** Until the last day the people may change; the place and its order stay. */
async function correct(sent: Entry, content: EntryContent, req: TransactionRequest) {
  const { quota, ...rest } = content;
  const { appeal } = openEntry(sent);
  const kept = { ...rest, quota: sent.quota, ...(appeal ? { appeal } : {}) };
  await req.payload.db.updateOne({
    collection: 'entries',
    id: sent.id,
    // The whole row: with a list in it the adapter writes all fields.
    data: {
      ...sent,
      ...{ team: content.team, members: content.people.length },
      ...sealedParts(sent.keyHash, kept),
    },
    req,
    returning: false,
  });
  return sent.protocol;
}

async function findByKey<T extends Entry | EntryDraft>(
  collection: 'entries' | 'entry-drafts',
  keyHash: string,
  req: TransactionRequest,
): Promise<T | undefined> {
  const where = { keyHash: { equals: keyHash } };
  const { docs } = await req.payload.db.find<T>({
    collection,
    where,
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0];
}

async function isKept(keyHash: string): Promise<boolean> {
  const { db } = await openPayload();
  const where = { keyHash: { equals: keyHash } };
  return (await db.count({ collection: 'entries', where })).totalDocs > 0;
}
