import type { Payload, Where } from 'payload';
import type { OutgoingMail } from '../cms/payload-types.ts';
import { retention } from '../lib/retention.ts';
import { decryptIfPossible } from './encrypted-body.ts';
import type { Cause } from './outbox.ts';

const collection = 'outgoing-mails';

/** A mail is deleted after a month, also one that was never sent. */
export async function purgeOldMails({ db }: Payload, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - retention.mailDays * 24 * 60 * 60_000).toISOString();
  await db.deleteMany({
    collection,
    where: {
      or: [
        { updatedAt: { less_than: limit } },
        // Each attempt changes `updatedAt`, so for waiting mails the time of creation counts.
        { and: [{ state: { equals: 'esperando' } }, { createdAt: { less_than: limit } }] },
      ],
    },
  });
}

/**
 * Deletes newsletter mails to these addresses that wait, for people who leave the list; those that failed too,
 * because an editor may have an edition tried again.
 */
export async function dropWaitingLetters(addresses: string[], req: Cause): Promise<void> {
  const { db } = req.payload;
  const waiting: Where[] = [{ to: { in: addresses } }, { state: { in: ['esperando', 'falhou'] } }];
  const { docs } = await db.find<OutgoingMail>({
    collection,
    where: { and: waiting },
    pagination: false,
    req,
  });
  const letters = docs.filter((mail) => isLetter(req.payload, mail)).map(({ id }) => id);
  if (letters.length === 0) return;
  await db.deleteMany({
    collection,
    where: { and: [...waiting, { id: { in: letters } }] },
    req,
  });
}

/** What can't be decrypted is left alone: the key may be put back, and it may be a receipt. */
function isLetter(payload: Payload, mail: OutgoingMail): boolean {
  const body = decryptIfPossible(payload, mail);
  return body !== undefined && 'List-Unsubscribe' in body.headers;
}
