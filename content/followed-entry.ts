import { groupOf } from '../cms/entries/places.ts';
import { openEntry, sealEntry } from '../cms/entries/sealed-entry.ts';
import type { Entry } from '../cms/payload-types.ts';
import { hashOf } from '../lib/codes.ts';
import {
  correctableStates,
  type EntryContent,
  entryLimits,
  withdrawableStates,
} from '../lib/entry.ts';
import { isOpen, serviceState } from '../lib/service-state.ts';
import type { EntryState } from '../lib/vocabulary.ts';
import { isEntryKey } from './entry-drafts.ts';
import { readSignUpById, type SignUp } from './sign-ups.ts';
import { changeEntry, storedEntry } from './stored-entry.ts';

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
  /** What its holder can do now. */
  canCorrect: boolean;
  canWithdraw: boolean;
  canAppeal: boolean;
  signUp: SignUp;
}

const isKeyOf = (entry: Entry, key: string) => isEntryKey(key) && entry.keyHash === hashOf(key);

/** Once. */
const mayAppeal = ({ state, appealedAt }: Entry) => state === 'recusada' && !appealedAt;

export async function followEntry(
  protocol: string,
  key: string,
  now: Date,
): Promise<FollowedEntry | OwnEntry | undefined> {
  const entry = await storedEntry(protocol);
  const signUp = entry && (await readSignUpById(groupOf(entry).signUp));
  if (!entry) return undefined;
  const followed: FollowedEntry = {
    protocol,
    state: entry.state,
    // Of a service that was withdrawn, the state stays.
    title: signUp?.service.title ?? 'Inscrição',
    sentAt: new Date(entry.createdAt),
  };
  if (!signUp || !isKeyOf(entry, key)) return followed;
  return {
    ...followed,
    content: openEntry(entry),
    quotaLabel: entry.quotaLabel,
    reason: entry.reason ?? undefined,
    offeredUntil: entry.offeredUntil ? new Date(entry.offeredUntil) : undefined,
    canCorrect:
      correctableStates.includes(entry.state) && isOpen(serviceState(signUp.service, now)),
    canWithdraw: withdrawableStates.includes(entry.state),
    canAppeal: mayAppeal(entry),
    signUp,
  };
}

/** What the holder of the key can do. */
export type EntryAct = 'desistir' | 'aceitar-vaga' | 'recorrer';
export type ActAnswer = 'done' | 'impossible' | 'empty';

interface Asked {
  protocol: string;
  key: string;
  act: EntryAct;
  /** Of an appeal. */
  text?: string;
}

/** Does it once; a second time, or too late, it is impossible and changes nothing. */
export async function actOnEntry(
  { protocol, key, act, text = '' }: Asked,
  now: Date,
): Promise<ActAnswer> {
  const words = text.trim().slice(0, entryLimits.appeal);
  if (act === 'recorrer' && words === '') return 'empty';
  const change = (entry: Entry) =>
    isKeyOf(entry, key) ? changeOf(act, entry, words, now) : undefined;
  const isDone = await changeEntry(protocol, now, change, 'holder');
  return isDone ? 'done' : 'impossible';
}

function changeOf(
  act: EntryAct,
  entry: Entry,
  words: string,
  now: Date,
): Partial<Entry> | undefined {
  const { state, offeredUntil } = entry;
  if (act === 'desistir')
    return withdrawableStates.includes(state)
      ? { state: 'desistiu', offeredUntil: null }
      : undefined;
  if (act === 'aceitar-vaga') {
    const isInTime = state === 'oferecida' && offeredUntil && new Date(offeredUntil) > now;
    return isInTime ? { state: 'recebida', offeredUntil: null } : undefined;
  }
  if (!mayAppeal(entry)) return undefined;
  const sealed = sealEntry(entry.keyHash, { ...openEntry(entry), appeal: words });
  // Without a place of its own: that is given when the appeal is granted.
  return { state: 'recurso', sealed, appealedAt: now.toISOString() };
}
