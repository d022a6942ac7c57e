import { openSecret, sealSecret } from '../cms/accounts/second-factor.ts';
import { listFileFolders, resealFiles } from '../cms/entries/entry-files.ts';
import { openEntry, sealEntry } from '../cms/entries/sealed-entry.ts';
import type { Entry, EntryDraft, SecondFactor } from '../cms/payload-types.ts';
import { addSealingKey, dropOlderKeys, personalKeys } from '../cms/personal-keys.ts';
import { relatedId } from '../cms/related-id.ts';
import { isSealedWithNewest } from '../lib/sealed.ts';
import { encryptAgain } from '../mail/encrypt-again.ts';
import { openPayload } from './payload.ts';

type Sealed = 'entries' | 'entry-drafts';

/**
 * Makes a new key and seals everything with it; the older keys go when nothing needs them any more. Interrupted,
 * it can be started again: until its end the older keys stay.
 */
export async function changePersonalKey(dataDir: string): Promise<number> {
  addSealingKey(dataDir);
  let changed = 0;
  let inThisPass: number;
  // Until a pass finds nothing: a program may have sealed with the old key while this one began.
  do {
    inThisPass = (await resealAll('entries')) + (await resealAll('entry-drafts'));
    inThisPass += await resealFactors();
    inThisPass += await encryptAgain(await openPayload());
    for (const keyHash of await listFileFolders()) inThisPass += await resealFiles(keyHash);
    changed += inThisPass;
  } while (inThisPass > 0);
  dropOlderKeys(dataDir);
  return changed;
}

async function resealAll(collection: Sealed): Promise<number> {
  const { db } = await openPayload();
  const { docs } = await db.find<Entry | EntryDraft>({
    ...{ collection, pagination: false, limit: 0, select: { sealed: true } },
  });
  const old = docs.filter(({ sealed }) => !isSealedWithNewest(personalKeys(), sealed));
  for (const { id } of old) await reseal(collection, id);
  return old.length;
}

/** Only what is still as it was read: where its owner wrote meanwhile, the next pass does it. */
async function reseal(collection: Sealed, id: number): Promise<void> {
  const { db } = await openPayload();
  const row = await db.findOne<Entry | EntryDraft>({ collection, where: { id: { equals: id } } });
  if (!row) return;
  await db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, { sealed: { equals: row.sealed } }] },
    data: { sealed: sealEntry(row.keyHash, openEntry(row)) },
    options: { atomic: true },
  });
}

/** The keys of the apps that make codes. They never change, so each is read and written once. */
async function resealFactors(): Promise<number> {
  const { db } = await openPayload();
  const collection = 'second-factors';
  const { docs } = await db.find<SecondFactor>({ collection, pagination: false, limit: 0 });
  const old = docs.filter(({ secret }) => !isSealedWithNewest(personalKeys(), secret));
  for (const { id, account, secret } of old) {
    const owner = relatedId(account);
    // Of an account that is gone.
    if (!owner) await db.deleteOne({ collection, where: { id: { equals: id } } });
    else {
      const data = { secret: sealSecret(owner, openSecret(owner, secret)) };
      await db.updateOne({ collection, id, data, returning: false });
    }
  }
  return old.length;
}
