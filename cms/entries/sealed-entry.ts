import type { EntryContent } from '../../lib/entry.ts';
import { fold } from '../../lib/fold.ts';
import { markOf, seal, unseal } from '../../lib/sealed.ts';
import { personalKeys } from '../personal-keys.ts';

/** An entry, with what was written against its refusal. */
export interface KeptEntry extends EntryContent {
  appeal?: string;
}

/** Each is sealed for the link that opens it. */
export const sealEntry = (keyHash: string, entry: KeptEntry): string =>
  seal(personalKeys(), keyHash, JSON.stringify(entry));

export const openEntry = ({ keyHash, sealed }: { keyHash: string; sealed: string }): KeptEntry =>
  JSON.parse(unseal(personalKeys(), keyHash, sealed)) as KeptEntry;

export const emailMarkOf = (email: string): string =>
  markOf(personalKeys(), 'e-mail', email.trim().toLowerCase());

/** The same person in two entries has one mark, however the name's accents were typed. */
export const marksOf = ({ people }: EntryContent): string[] =>
  people.map(({ name, birth }) => markOf(personalKeys(), 'pessoa', `${fold(name)}\n${birth}`));
