import { mailState, offerFreePlaces } from '../cms/entries/offer.ts';
import { lockPlaces } from '../cms/entries/places.ts';
import { openEntry, sealEntry } from '../cms/entries/sealed-entry.ts';
import type { Entry } from '../cms/payload-types.ts';
import { hashOf } from '../lib/codes.ts';
import { type EntryContent, entryLimits, holdingStates } from '../lib/entry.ts';
import { isOpen, serviceState } from '../lib/service-state.ts';
import type { EntryState } from '../lib/vocabulary.ts';
import { isEntryKey, reopenAsDraft } from './entry-drafts.ts';
import { inEntryTurn } from './entry-turns.ts';
import { readSignUpById, type SignUp } from './sign-ups.ts';
import { groupOf, storedEntry } from './stored-entry.ts';

/** What the protocol alone shows. */
export interface FollowedEntry {
  protocol: string;
  state: EntryState;
  title: string;
  sentAt: Date;
}

/** The same, for whoever has the key. */
export interface OwnEntry extends FollowedEntry {
  content: EntryContent;
  quotaLabel: string;
  reason: string | undefined;
  offeredUntil: Date | undefined;
  hasAppealed: boolean;
  /** Whether one can still correct it. */
  canCorrect: boolean;
  signUp: SignUp;
}

const isKeyOf = (entry: Entry, key: string) => isEntryKey(key) && entry.keyHash === hashOf(key);

export async function followEntry(
  protocol: string,
  key: string,
  now: Date,
): Promise<FollowedEntry | OwnEntry | undefined> {
  const entry = await storedEntry(protocol);
  const signUp = entry && (await readSignUpById(groupOf(entry).signUp));
  if (!entry || !signUp) return undefined;
  const followed: FollowedEntry = {
    protocol,
    state: entry.state,
    title: signUp.service.title,
    sentAt: new Date(entry.createdAt),
  };
  if (!isKeyOf(entry, key)) return followed;
  const isCorrectable: EntryState[] = ['recebida', 'conferencia', 'espera'];
  return {
    ...followed,
    content: openEntry(entry),
    quotaLabel: entry.quotaLabel,
    reason: entry.reason ?? undefined,
    offeredUntil: entry.offeredUntil ? new Date(entry.offeredUntil) : undefined,
    hasAppealed: Boolean(entry.appealedAt),
    canCorrect: isCorrectable.includes(entry.state) && isOpen(serviceState(signUp.service, now)),
    signUp,
  };
}

/** What the holder of the key can do. */
export type EntryAct = 'desistir' | 'aceitar-vaga' | 'recorrer';
export type ActAnswer = 'done' | 'impossible' | 'empty';

const mayWithdraw: readonly EntryState[] = [...holdingStates, 'espera'];

/** Does it once; a second time, or too late, it is impossible and changes nothing. */
export async function actOnEntry(
  {
    protocol,
    key,
    act,
    text = '',
  }: { protocol: string; key: string; act: EntryAct; text?: string },
  now: Date,
): Promise<ActAnswer> {
  const words = text.trim().slice(0, entryLimits.appeal);
  if (act === 'recorrer' && words === '') return 'empty';
  return inEntryTurn(async (req) => {
    const known = await storedEntry(protocol, req);
    if (!known || !isKeyOf(known, key)) return 'impossible';
    const group = groupOf(known);
    await lockPlaces(group, req);
    // Again behind the lock: a checker may have decided meanwhile.
    const entry = await storedEntry(protocol, req);
    const change = entry && changeOf(act, entry, words, now);
    if (!entry || !change) return 'impossible';
    const changed = (await req.payload.db.updateOne({
      collection: 'entries',
      id: entry.id,
      data: change,
      req,
    })) as Entry;
    await mailState(changed, req);
    if (act === 'desistir' && holdingStates.includes(entry.state))
      await offerFreePlaces(group, now, req);
    return 'done';
  });
}

function changeOf(
  act: EntryAct,
  entry: Entry,
  words: string,
  now: Date,
): Partial<Entry> | undefined {
  const { state, offeredUntil, appealedAt } = entry;
  if (act === 'desistir')
    return mayWithdraw.includes(state) ? { state: 'desistiu', offeredUntil: null } : undefined;
  if (act === 'aceitar-vaga') {
    const isInTime = state === 'oferecida' && offeredUntil && new Date(offeredUntil) > now;
    return isInTime ? { state: 'recebida', offeredUntil: null } : undefined;
  }
  if (state !== 'recusada' || appealedAt) return undefined;
  const sealed = sealEntry(entry.keyHash, { ...openEntry(entry), appeal: words });
  // Without a place of its own: that is given when the appeal is granted.
  return { state: 'recurso', sealed, appealedAt: now.toISOString() };
}

/** Opens the form again with what was sent. */
export async function beginCorrection(
  { protocol, signUp, content }: OwnEntry,
  key: string,
  now: Date,
): Promise<void> {
  const entry = await storedEntry(protocol);
  if (!entry || !isKeyOf(entry, key)) throw new Error('The key does not open this entry.');
  await reopenAsDraft(key, signUp.id, content, now);
}
