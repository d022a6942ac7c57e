import { setTimeout as pause } from 'node:timers/promises';
import type { CollectionSlug, Payload, Where } from 'payload';
import { noteForgottenAddress } from '../cms/backup/forgotten.ts';
import { dropFiles } from '../cms/entries/entry-files.ts';
import { eraseDeletedBytes, noteErasure } from '../cms/erase-deleted-bytes.ts';
import { holdAddress } from '../cms/hold-name.ts';
import { settings } from '../cms/settings.ts';
import { createCode, hashOf } from '../lib/codes.ts';
import { describeFailure } from '../lib/describe-failure.ts';
import { isEmailAddress } from '../lib/email-address.ts';
import { retention } from '../lib/retention.ts';
import { deletionMail } from '../mail/letters/deletion.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { deleteEntriesOf, hasEntries } from './entry-jobs.ts';
import { openPayload } from './payload.ts';
import { inTransaction, type TransactionRequest } from './transaction.ts';

const hour = 3_600_000;
const linkLifeMs = retention.deletionLinkHours * hour;
/** A pause between two mails to one address, so that nobody can flood somebody else's mailbox. */
const mailPauseMs = 5 * 60_000;

export type DeletionAnswer = 'asked' | 'empty' | 'malformed';

/** The same answer and the same mail for every address, so that nobody can find out whose address we have. */
export async function requestDeletion(typed: string, now: Date): Promise<DeletionAnswer> {
  const email = typed.trim().toLowerCase();
  if (email === '') return 'empty';
  if (!isEmailAddress(email)) return 'malformed';
  const end = now.getTime() + linkLifeMs;
  const asked = async ({ payload, ...req }: Partial<TransactionRequest> & { payload: Payload }) => {
    const expiresAt = { greater_than: new Date(end - mailPauseMs).toISOString() };
    const where = { email: { equals: email }, expiresAt };
    return (await payload.count({ collection: 'deletion-requests', where, req })).totalDocs > 0;
  };
  const token = createCode();
  const expiresAt = new Date(end).toISOString();
  await inTransaction(async (request) => {
    const { payload, transactionID } = request;
    await holdAddress(email, request);
    if (await asked(request)) return;
    await payload.create({
      collection: 'deletion-requests',
      data: { email, tokenHash: hashOf(token), expiresAt },
      req: { transactionID },
    });
    await putInOutbox({ to: email, ...deletionMail(settings.siteUrl, token) }, request);
  });
  // Read back after the commit: the adapter hides a commit that failed.
  if (!(await asked({ payload: await openPayload() })))
    throw new Error('The request was not kept.');
  return 'asked';
}

/** Whether the link is valid. Changes nothing. */
export async function isDeletionLink(token: string, now: Date): Promise<boolean> {
  return (await ownerOf(token, now)) !== undefined;
}

async function ownerOf(token: string, now: Date): Promise<string | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'deletion-requests',
    where: {
      tokenHash: { equals: hashOf(token) },
      expiresAt: { greater_than: now.toISOString() },
    },
    limit: 1,
  });
  return docs[0]?.email;
}

/** Everything that is tied to an address, and the field that ties it. */
export const addressPlaces = {
  'contact-messages': 'email',
  'newsletter-subscriptions': 'email',
  'opening-alerts': 'email',
  'outgoing-mails': 'to',
  'deletion-requests': 'email',
} as const satisfies Partial<Record<CollectionSlug, string>>;
export type Place = keyof typeof addressPlaces;
const placeNames = Object.keys(addressPlaces) as Place[];

/** Deletes all that belongs to whoever got the link; the link itself goes with it, so it works once. */
export async function deleteByLink(token: string, now: Date): Promise<'deleted' | 'invalid'> {
  const email = await ownerOf(token, now);
  if (email === undefined) return 'invalid';
  const keyHashes = await inTransaction(async (request) => {
    for (const place of placeNames) {
      const ids = await idsIn(place, email, request);
      const where: Where = { id: { in: ids } };
      if (ids.length > 0)
        await request.payload.db.deleteMany({ collection: place, where, req: request });
    }
    const hashes = await deleteEntriesOf(email, now, request);
    await noteErasure(request);
    noteForgottenAddress(email);
    return hashes;
  });
  const payload = await openPayload();
  for (const place of placeNames)
    if ((await idsIn(place, email, { payload })).length > 0)
      throw new Error('Something was not deleted.');
  if (await hasEntries(email)) throw new Error('An entry was not deleted.');
  for (const keyHash of keyHashes) await dropFiles(keyHash);
  void eraseSoon(payload);
  return 'deleted';
}

/** Compared without upper and lower case: they name the same mailbox. */
async function idsIn(
  place: Place,
  email: string,
  { payload, transactionID }: Pick<TransactionRequest, 'payload'> & Partial<TransactionRequest>,
): Promise<number[]> {
  const field = addressPlaces[place];
  const { docs } = await payload.find({
    collection: place,
    where: { [field]: { like: email } },
    pagination: false,
    depth: 0,
    ...(transactionID === undefined ? {} : { req: { transactionID } }),
  });
  const kept = docs as unknown as ({ id: number } & Record<string, unknown>)[];
  return kept
    .filter((document) => String(document[field]).toLowerCase() === email)
    .map(({ id }) => id);
}

const eraseWithinMs = 50_000;

/**
 * Erases the bytes at once. Where the other program is using the file, tries again until it is done, within the
 * minute that the page promises. The rows are deleted already, so the visitor does not wait. If this fails,
 * the note stays and housekeeping does it.
 */
async function eraseSoon(payload: Payload): Promise<void> {
  const end = performance.now() + eraseWithinMs;
  for (;;) {
    try {
      return await eraseDeletedBytes(payload);
    } catch (error) {
      if (performance.now() > end) {
        payload.logger.error(`Bytes apagados ainda estão no disco: ${describeFailure(error)}`);
        return;
      }
    }
    await pause(1000, undefined, { ref: false });
  }
}
