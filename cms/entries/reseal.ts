import type { Payload } from 'payload';
import { isSealedWithNewest } from '../../lib/sealed.ts';
import type { Entry, EntryDraft } from '../payload-types.ts';
import { addSealingKey, dropOlderKeys, personalKeys } from '../personal-keys.ts';
import { openEntry, sealEntry } from './sealed-entry.ts';

/**
 * Makes a new key and seals everything with it; the older keys go when nothing needs them any more. Interrupted,
 * it can be started again: until its end the older keys stay.
 */
export async function changePersonalKey(payload: Payload, dataDir: string): Promise<number> {
  addSealingKey(dataDir);
  let changed = 0;
  for (const collection of ['entries', 'entry-drafts'] as const) {
    const ids = await payload.db.find<Entry | EntryDraft>({
      ...{ collection, pagination: false, limit: 0, select: { keyHash: true } },
    });
    for (const { id } of ids.docs) changed += await reseal(payload, collection, id);
  }
  dropOlderKeys(dataDir);
  return changed;
}

/** In a transaction, because its owner may be writing. */
async function reseal(payload: Payload, collection: 'entries' | 'entry-drafts', id: number) {
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('The database has no transactions.');
  const req = { payload, transactionID };
  try {
    const where = { id: { equals: id } };
    const row = await payload.db.findOne<Entry | EntryDraft>({ collection, where, req });
    const isOld = row && !isSealedWithNewest(personalKeys(), row.sealed);
    if (isOld) {
      const data = { sealed: sealEntry(row.keyHash, openEntry(row)) };
      await payload.db.updateOne({ collection, id, data, req, returning: false });
    }
    await payload.db.commitTransaction(transactionID);
    return isOld ? 1 : 0;
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}
