import type { CollectionSlug, Where } from 'payload';
import type { Forgotten } from '../cms/backup/forgotten.ts';
import { dropFiles } from '../cms/entries/entry-files.ts';
import { emailMarkOf } from '../cms/entries/sealed-entry.ts';
import { eraseDeletedBytes, noteErasure } from '../cms/erase-deleted-bytes.ts';
import { addressPlaces, type Place } from './deletion.ts';
import { deleteEntriesWhere } from './entry-jobs.ts';
import { openPayload } from './payload.ts';
import { inTransaction, type TransactionRequest } from './transaction.ts';

const rowsAtOnce = 500;

/**
 * Deletes again, after a restore, what was deleted since the backup. Of each, what was there at that moment: who came
 * back later stays. Returns how many rows went.
 */
export async function replayForgotten(forgotten: Forgotten[], now: Date): Promise<number> {
  let deleted = 0;
  const addresses = new Map<string, string>();
  for (const one of forgotten) {
    if ('id' in one) deleted += await deleteRow(one);
    else if (one.at > (addresses.get(one.address) ?? '')) addresses.set(one.address, one.at);
  }
  for (const place of Object.keys(addressPlaces) as Place[])
    deleted += await deleteByAddress(place, addresses);
  for (const [mark, at] of addresses) deleted += await deleteEntries(mark, at, now);
  await eraseDeletedBytes(await openPayload());
  return deleted;
}

async function deleteRow({ from, id, at }: { from: string; id: number; at: string }) {
  const payload = await openPayload();
  // Of a version of the portal that had other collections.
  if (!payload.config.collections.some(({ slug }) => slug === from)) return 0;
  const collection = from as CollectionSlug;
  const where: Where = { id: { equals: id }, createdAt: { less_than_equal: at } };
  return inTransaction(async (req) => {
    const deleted = await deleteWhere(collection, where, req);
    const { db, collections } = req.payload;
    if (deleted > 0 && collection === 'users')
      await deleteWhere('second-factors', { account: { equals: id } }, req);
    if (deleted > 0 && collections[collection].config.versions)
      await db.deleteVersions({ collection, where: { parent: { equals: id } }, req });
    return deleted;
  });
}

async function deleteWhere(collection: CollectionSlug, where: Where, req: TransactionRequest) {
  const { db } = req.payload;
  const { totalDocs } = await db.count({ collection, where, req });
  if (totalDocs === 0) return 0;
  await db.deleteMany({ collection, where, req });
  await noteErasure(req);
  return totalDocs;
}

/** All rows are read: an address can't be told from its mark. */
async function deleteByAddress(collection: Place, addresses: Map<string, string>): Promise<number> {
  const field = addressPlaces[collection];
  const { db } = await openPayload();
  let [deleted, last] = [0, 0];
  for (;;) {
    const { docs } = await db.find<{ id: number; createdAt: string }>({
      ...{ collection, where: { id: { greater_than: last } }, sort: 'id' },
      ...{ limit: rowsAtOnce, pagination: false },
    });
    const gone = docs.filter((row) => {
      const at = addresses.get(emailMarkOf(String(Reflect.get(row, field))));
      return at !== undefined && new Date(row.createdAt) <= new Date(at);
    });
    const where: Where = { id: { in: gone.map(({ id }) => id) } };
    if (gone.length > 0)
      deleted += await inTransaction((req) => deleteWhere(collection, where, req));
    if (docs.length < rowsAtOnce) return deleted;
    last = docs.at(-1)?.id ?? last;
  }
}

async function deleteEntries(mark: string, at: string, now: Date): Promise<number> {
  const before: Where = { emailMark: { equals: mark }, createdAt: { less_than_equal: at } };
  const keyHashes = await inTransaction((req) => deleteEntriesWhere(before, now, req));
  for (const keyHash of keyHashes) await dropFiles(keyHash);
  return keyHashes.length;
}
