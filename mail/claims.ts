import type { Payload, Where } from 'payload';
import type { OutgoingMail } from '../cms/payload-types.ts';
import { decryptIfPossible, type MailBody } from './encrypted-body.ts';
import type { Cause } from './outbox.ts';
import { changeFor, type Outcome } from './outcome.ts';

const collection = 'outgoing-mails';

/** Longer than any delivery takes: a claim older than this belongs to a program that died. */
const leaseMs = 10 * 60_000;

export interface ClaimedMail extends MailBody {
  id: number;
  to: string;
  subject: string;
  messageId: string;
  attempts: number;
}

const isDue = (now: Date): Where => ({
  and: [
    { state: { equals: 'esperando' } },
    {
      or: [
        { nextAttemptAt: { exists: false } },
        { nextAttemptAt: { less_than_equal: now.toISOString() } },
      ],
    },
  ],
});

/** Newest first, so that a new subscriber's mail does not wait behind an edition for ten thousand. */
export async function dueMails({ db }: Payload, now: Date, limit: number): Promise<number[]> {
  const { docs } = await db.find<{ id: number }>({
    collection,
    where: isDue(now),
    sort: '-id',
    limit,
    pagination: false,
    select: { state: true },
  });
  return docs.map(({ id }) => id);
}

/** One statement claims the mail or finds it claimed, so two processes never send the same one. */
export async function claimMail(
  payload: Payload,
  id: number,
  now: Date,
): Promise<ClaimedMail | undefined> {
  const taken: OutgoingMail | null = await payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, isDue(now)] },
    data: {
      state: 'enviando',
      attempts: { $inc: 1 },
      nextAttemptAt: new Date(now.getTime() + leaseMs).toISOString(),
    },
    options: { atomic: true },
  });
  if (!taken) return undefined;
  const giveUp = async (reason: string) => {
    await recordOutcome(payload, taken, { kind: 'refused', reason }, now);
    return undefined;
  };
  if (taken.expiresAt && Date.parse(taken.expiresAt) <= now.getTime())
    return giveUp('O código venceu.');
  const { to, subject, messageId, attempts } = taken;
  const body = decryptIfPossible(payload, taken);
  if (!body) return giveUp('O e-mail não pôde ser decifrado.');
  return { id, to, subject, ...body, messageId, attempts };
}

/** Also by name, because SQLite may reuse the number of a deleted mail. */
export async function recordOutcome(
  { db }: Payload,
  { id, messageId }: Pick<ClaimedMail, 'id' | 'messageId'>,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  await db.updateOne({
    collection,
    where: {
      and: [
        { id: { equals: id } },
        { messageId: { equals: messageId } },
        { state: { in: ['enviando', 'incerto'] } },
      ],
    },
    data: changeFor(outcome, now),
    options: { atomic: true },
  });
}

/**
 * Mails whose sender died while sending. They may have arrived, and no mail is sent twice, so a person
 * decides in the admin.
 */
export async function markAbandonedUncertain({ db }: Payload, now: Date): Promise<void> {
  await db.updateOne({
    collection,
    where: {
      and: [
        { state: { equals: 'enviando' } },
        { nextAttemptAt: { less_than_equal: now.toISOString() } },
      ],
    },
    data: {
      state: 'incerto',
      nextAttemptAt: null,
      lastError: 'O programa parou enquanto enviava. O e-mail pode ter chegado.',
    },
    options: { atomic: true },
  });
}

/** Only a person may send again a mail that may have arrived. Returns false for any other mail. */
export async function requeueMail(id: number, req: Cause): Promise<boolean> {
  const taken: OutgoingMail | null = await req.payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, { state: { in: ['incerto', 'falhou'] } }] },
    data: requeued,
    options: { atomic: true },
    req,
  });
  return Boolean(taken);
}

export const requeued = { state: 'esperando' as const, attempts: 0, nextAttemptAt: null };
