import type { Payload, Where } from 'payload';
import type { OutgoingMail } from '../cms/payload-types.ts';
import { retention } from '../lib/retention.ts';
import type { Cause } from './outbox.ts';

const collection = 'outgoing-mails';

/** Whatever became of it, a mail is forgotten after a month; one that never went out, too. */
export async function purgeOldMails({ db }: Payload, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - retention.mailDays * 24 * 60 * 60_000).toISOString();
  await db.deleteMany({
    collection,
    where: {
      or: [
        { updatedAt: { less_than: limit } },
        // Each attempt touches it: what waits is as old as what caused it.
        { and: [{ state: { equals: 'esperando' } }, { createdAt: { less_than: limit } }] },
      ],
    },
  });
}

/** The newsletter's mails that wait for these people: who leaves the list gets none of them any more. */
export async function dropWaitingLetters(addresses: string[], req: Cause): Promise<void> {
  const { db } = req.payload;
  const waiting: Where[] = [{ to: { in: addresses } }, { state: { equals: 'esperando' } }];
  const { docs } = await db.find<OutgoingMail>({
    collection,
    where: { and: waiting },
    pagination: false,
    select: { headers: true },
    req,
  });
  const letters = docs.filter(({ headers }) => isLetter(headers)).map(({ id }) => id);
  if (letters.length === 0) return;
  await db.deleteMany({
    collection,
    where: { and: [...waiting, { id: { in: letters } }] },
    req,
  });
}

const isLetter = (headers: unknown) =>
  typeof headers === 'object' && headers !== null && 'List-Unsubscribe' in headers;
