import type { MailCause } from '../cms/entries/mail-entrant.ts';
import { mailState, offerFreePlaces } from '../cms/entries/offer.ts';
import { groupOf, lockPlaces } from '../cms/entries/places.ts';
import type { Entry, EntryDraft } from '../cms/payload-types.ts';
import { holdingStates } from '../lib/entry.ts';
import { isProtocolShape } from '../lib/protocol.ts';
import { inEntryTurn } from './entry-turns.ts';
import { openPayload } from './payload.ts';
import type { TransactionRequest } from './transaction.ts';

/** An entry as it is stored, sealed; for `content/` alone. */
export async function storedEntry(
  protocol: string,
  req?: TransactionRequest,
): Promise<Entry | undefined> {
  if (!isProtocolShape(protocol)) return undefined;
  const { db } = await openPayload();
  const { docs } = await db.find<Entry>({
    collection: 'entries',
    where: { protocol: { equals: protocol } },
    limit: 1,
    pagination: false,
    ...(req && { req }),
  });
  return docs[0];
}

/** An entry or a draft, by the hash of its key. */
export async function rowByKey<T extends Entry | EntryDraft>(
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

/**
 * Changes an entry behind the lock of its places and tells who signed up; a place that becomes free is offered.
 * `decide` sees it as it is then, and returns undefined where nothing may change. Returns whether something did.
 */
export const changeEntry = (
  protocol: string,
  now: Date,
  decide: (entry: Entry) => Partial<Entry> | undefined,
  by: MailCause = 'portal',
): Promise<boolean> =>
  inEntryTurn(async (req) => {
    const known = await storedEntry(protocol, req);
    if (!known) return false;
    const group = groupOf(known);
    await lockPlaces(group, req);
    // Again behind the lock: a checker may have decided meanwhile.
    const entry = await storedEntry(protocol, req);
    const data = entry && decide(entry);
    if (!entry || !data) return false;
    const changed = (await req.payload.db.updateOne({
      ...{ collection: 'entries', id: entry.id, data, req },
    })) as Entry;
    await mailState(changed, req, by);
    if (holdingStates.includes(entry.state) && !holdingStates.includes(changed.state))
      await offerFreePlaces(group, now, req);
    return true;
  });
