import type { Where } from 'payload';
import { mailState, offerFreePlaces } from '../cms/entries/offer.ts';
import { lockPlaces } from '../cms/entries/places.ts';
import { emailMarkOf } from '../cms/entries/sealed-entry.ts';
import { noteErasure } from '../cms/erase-deleted-bytes.ts';
import type { Entry, SignUp } from '../cms/payload-types.ts';
import { holdingStates } from '../lib/entry.ts';
import { inEntryTurn } from './entry-turns.ts';
import { openPayload } from './payload.ts';
import { groupOf, storedEntry } from './stored-entry.ts';
import { inTransaction, type TransactionRequest } from './transaction.ts';

/** Places that were offered and not taken in time go to whoever is next. */
export async function passOnOffers(now: Date): Promise<void> {
  const { db } = await openPayload();
  const { docs } = await db.find<Entry>({
    collection: 'entries',
    where: { state: { equals: 'oferecida' }, offeredUntil: { less_than: now.toISOString() } },
    limit: 100,
    pagination: false,
  });
  for (const { protocol } of docs) await passOn(protocol, now);
}

const passOn = (protocol: string, now: Date): Promise<void> =>
  inEntryTurn(async (req) => {
    const known = await storedEntry(protocol, req);
    if (!known) return;
    const group = groupOf(known);
    await lockPlaces(group, req);
    const entry = await storedEntry(protocol, req);
    if (entry?.state !== 'oferecida') return;
    const changed = (await req.payload.db.updateOne({
      collection: 'entries',
      id: entry.id,
      data: { state: 'desistiu', offeredUntil: null },
      req,
    })) as Entry;
    await mailState(changed, req);
    await offerFreePlaces(group, now, req);
  });

/** On the day that the form named, everything that was entered goes, and who looked at it. */
export async function forgetEntries(now: Date): Promise<void> {
  const { db } = await openPayload();
  const { docs } = await db.find<SignUp>({
    collection: 'sign-ups',
    where: { deleteOn: { less_than: now.toISOString() } },
    limit: 100,
    pagination: false,
  });
  for (const { id } of docs)
    await inTransaction(async (req) => {
      for (const collection of ['entries', 'entry-drafts'] as const)
        await deleteWhere(collection, { signUp: { equals: id } }, req);
    });
}

async function deleteWhere(
  collection: 'entries' | 'entry-drafts',
  where: Where,
  req: TransactionRequest,
): Promise<void> {
  const { db } = req.payload;
  if ((await db.count({ collection, where, req })).totalDocs === 0) return;
  await db.deleteMany({ collection, where, req });
  await noteErasure(req);
}

/** All that was entered with an address, in the transaction of the deletion; who waits gets the places. */
export async function deleteEntriesOf(
  email: string,
  now: Date,
  req: TransactionRequest,
): Promise<void> {
  const where = { emailMark: { equals: emailMarkOf(email) } };
  const { docs } = await req.payload.db.find<Entry>({
    ...{ collection: 'entries', where, limit: 0, pagination: false, req },
  });
  for (const collection of ['entries', 'entry-drafts'] as const)
    await deleteWhere(collection, where, req);
  for (const entry of docs)
    if (holdingStates.includes(entry.state)) await offerFreePlaces(groupOf(entry), now, req);
}

/** Whether anything is left that was entered with this address. */
export async function hasEntries(email: string): Promise<boolean> {
  const { db } = await openPayload();
  const where = { emailMark: { equals: emailMarkOf(email) } };
  for (const collection of ['entries', 'entry-drafts'] as const)
    if ((await db.count({ collection, where })).totalDocs > 0) return true;
  return false;
}
