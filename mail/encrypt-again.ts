import type { Payload, Where } from 'payload';
import type { OutgoingMail } from '../cms/payload-types.ts';
import { decryptIfPossible, encryptBody, isOutdated } from './encrypted-body.ts';

const collection = 'outgoing-mails';
const atOnce = 100;

/** Mails that a version before this one stored in the clear. */
export const encryptClearMails = (payload: Payload): Promise<number> =>
  encryptAgain(payload, { html: { not_equals: '' } });

/** Encrypts with the newest key what another one encrypted, or none. Returns how many mails it found. */
export async function encryptAgain(payload: Payload, only: Where = {}): Promise<number> {
  let found = 0;
  let last = 0;
  for (;;) {
    // By key and in pages: an edition for thousands may wait.
    const { docs } = await payload.db.find<OutgoingMail>({
      collection,
      where: { and: [only, { text: { not_equals: '' } }, { id: { greater_than: last } }] },
      sort: 'id',
      limit: atOnce,
      pagination: false,
    });
    for (const mail of docs.filter((one) => isOutdated(payload, one)))
      if (await encryptOne(payload, mail)) found += 1;
    if (docs.length < atOnce) return found;
    last = docs.at(-1)?.id ?? last;
  }
}

/** Compare and set: a mail that was sent or deleted meanwhile stays so. One that nothing decrypts is left alone. */
async function encryptOne(payload: Payload, mail: OutgoingMail): Promise<boolean> {
  const { id, messageId, text } = mail;
  const body = decryptIfPossible(payload, mail);
  if (!body) return false;
  await payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, { text: { equals: text } }] },
    // `null` leaves the date of the last change as it is: retention counts from there.
    data: { ...encryptBody(payload, messageId, body), updatedAt: null },
    options: { atomic: true },
  });
  return true;
}
