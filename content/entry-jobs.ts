import type { Where } from 'payload';
import { offerFreePlaces } from '../cms/entries/offer.ts';
import { groupOf } from '../cms/entries/places.ts';
import { emailMarkOf } from '../cms/entries/sealed-entry.ts';
import { noteErasure } from '../cms/erase-deleted-bytes.ts';
import type { Entry, EntryDraft, SignUp } from '../cms/payload-types.ts';
import { holdingStates } from '../lib/entry.ts';
import { skipFailing } from '../lib/skip-failing.ts';
import { openPayload } from './payload.ts';
import { rowsOf } from './rows-of.ts';
import { changeEntry } from './stored-entry.ts';
import { inTransaction, type TransactionRequest } from './transaction.ts';

type Sealed = 'entries' | 'entry-drafts';

/** Places that were offered and not taken in time go to whoever is next. */
export async function passOnOffers(now: Date): Promise<void> {
  const where = { state: { equals: 'oferecida' }, offeredUntil: { less_than: now.toISOString() } };
  await skipFailing(
    rowsOf<Entry>({ collection: 'entries', where, select: { protocol: true } }),
    ({ protocol }) =>
      changeEntry(protocol, now, ({ state }) =>
        state === 'oferecida' ? { state: 'desistiu', offeredUntil: null } : undefined,
      ),
    'Vagas oferecidas não passaram adiante',
  );
}

/** On the day that the form named, everything that was entered goes. The form stays, so that all of them are looked at each time. */
export const forgetEntries = (now: Date): Promise<void> =>
  skipFailing(
    rowsOf<SignUp>({
      collection: 'sign-ups',
      where: { deleteOn: { less_than: now.toISOString() } },
      select: { deleteOn: true },
    }),
    ({ id }) =>
      inTransaction(async (req) => {
        for (const collection of ['entries', 'entry-drafts', 'entry-notices'] as const)
          await deleteWhere(collection, { signUp: { equals: id } }, req);
      }),
    'Inscrições que venceram ficam em formulários',
  );

async function deleteWhere(
  collection: Sealed | 'entry-notices',
  where: Where,
  req: TransactionRequest,
): Promise<void> {
  const { db } = req.payload;
  if ((await db.count({ collection, where, req })).totalDocs === 0) return;
  await db.deleteMany({ collection, where, req });
  await noteErasure(req);
}

/**
 * All that was entered with an address, in the transaction of the deletion; who waits gets the places. Returns the
 * hashes of their keys, under which their files are.
 */
export const deleteEntriesOf = (
  email: string,
  now: Date,
  req: TransactionRequest,
): Promise<string[]> => deleteEntriesWhere({ emailMark: { equals: emailMarkOf(email) } }, now, req);

export async function deleteEntriesWhere(
  byAddress: Where,
  now: Date,
  req: TransactionRequest,
): Promise<string[]> {
  const find = async <T extends object>(collection: Sealed, where: Where) =>
    (await req.payload.db.find<T>({ collection, where, limit: 0, pagination: false, req })).docs;
  const entries = await find<Entry>('entries', byAddress);
  // A correction that was begun may name another address, or none yet.
  const keyHash = { in: entries.map((entry) => entry.keyHash) };
  const ofDrafts: Where = { or: [byAddress, { keyHash }] };
  const drafts = await find<EntryDraft>('entry-drafts', ofDrafts);
  await deleteWhere('entry-drafts', ofDrafts, req);
  // Before the entries: with them a message loses the number by which it is found.
  const entry = { in: entries.map(({ id }) => id) };
  await deleteWhere('entry-notices', { scope: { equals: 'uma' }, entry }, req);
  await deleteWhere('entries', byAddress, req);
  for (const entry of entries)
    if (holdingStates.includes(entry.state)) await offerFreePlaces(groupOf(entry), now, req);
  return [...entries, ...drafts].map(({ keyHash }) => keyHash);
}

/** Whether anything is left that was entered with this address. */
export async function hasEntries(email: string): Promise<boolean> {
  const { db } = await openPayload();
  const where = { emailMark: { equals: emailMarkOf(email) } };
  for (const collection of ['entries', 'entry-drafts'] as const)
    if ((await db.count({ collection, where })).totalDocs > 0) return true;
  return false;
}
