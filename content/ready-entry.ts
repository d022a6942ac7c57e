import { sql } from '@payloadcms/db-sqlite';
import { openEntry } from '../cms/entries/sealed-entry.ts';
import type { Entry, EntryDraft } from '../cms/payload-types.ts';
import { relatedId } from '../cms/related-id.ts';
import { runSql } from '../cms/run-sql.ts';
import { dayOf } from '../lib/dates.ts';
import type { EntryContent } from '../lib/entry.ts';
import { problemsOf } from '../lib/entry-steps.ts';
import { isOpen, serviceState } from '../lib/service-state.ts';
import { readSignUpById, type SignUp } from './sign-ups.ts';
import { rowByKey } from './stored-entry.ts';
import type { TransactionRequest } from './transaction.ts';

export type SentEntry =
  | { kind: 'kept'; protocol: string }
  | { kind: 'wrong' }
  /** The days are over, or it was decided and can't be corrected any more. */
  | { kind: 'closed' }
  /** It was corrected often enough today; the draft stays. */
  | { kind: 'often' }
  /** The key opens neither a draft nor an entry of this form. */
  | { kind: 'gone' };

export interface AskedEntry {
  key: string;
  keyHash: string;
  signUpId: number;
  now: Date;
}

export interface RowsOfKey {
  draft: EntryDraft;
  entry: Entry | undefined;
  content: EntryContent;
}

export interface ReadyEntry extends RowsOfKey {
  signUp: SignUp;
}

/** What the key opens of this form; what is expired is gone, although its row may still be there. */
export async function rowsToSend(
  { keyHash, signUpId, now }: AskedEntry,
  req: TransactionRequest,
): Promise<RowsOfKey | SentEntry> {
  const draft = await rowByKey<EntryDraft>('entry-drafts', keyHash, req);
  const entry = await rowByKey<Entry>('entries', keyHash, req);
  if (entry && relatedId(entry.signUp) !== signUpId) return { kind: 'gone' };
  if (!draft) return entry ? { kind: 'kept', protocol: entry.protocol } : { kind: 'gone' };
  if (relatedId(draft.signUp) !== signUpId || new Date(draft.expiresAt) <= now)
    return { kind: 'gone' };
  return { draft, entry, content: openEntry(draft) };
}

/** The same with its form, where it can be sent as it is now. */
export async function prepareEntry(
  asked: AskedEntry,
  req: TransactionRequest,
): Promise<ReadyEntry | SentEntry> {
  const { signUpId, now } = asked;
  const rows = await rowsToSend(asked, req);
  if ('kind' in rows) return rows;
  const signUp = await readSignUpById(signUpId, req);
  if (!signUp || !isOpen(serviceState(signUp.service, now))) return { kind: 'closed' };
  if (problemsOf(rows.content, signUp.rule, dayOf(now)).length > 0) return { kind: 'wrong' };
  return { ...rows, signUp };
}

/** Only as it was read: what came into it since would be lost, so then nothing is sent. */
export async function deleteDraft(
  { id, sealed }: EntryDraft,
  req: TransactionRequest,
): Promise<void> {
  const rows = await runSql(
    req.payload,
    sql`DELETE FROM entry_drafts WHERE id = ${id} AND sealed = ${sealed} RETURNING id`,
    req.transactionID,
  );
  if (rows.length === 0) throw new Error('The draft changed while it was sent.');
}
