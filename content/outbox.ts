import type { Where } from 'payload';
import type { OutgoingMail } from '../cms/payload-types.ts';
import { retention } from '../lib/retention.ts';
import { openPayload } from './payload.ts';
import type { TransactionRequest } from './transaction.ts';

const collection = 'outgoing-mails';

/** Longer than any conversation with a mail server lasts: whoever holds a mail past this is gone. */
const leaseMs = 10 * 60_000;

export interface ClaimedMail {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  messageId: string;
  attempts: number;
}

/** What became of a mail. 'unsure': it was on its way and nobody said whether it arrived. */
export type Outcome =
  | { kind: 'sent' }
  /** Never on its way: our own program stopped first, which is no attempt. */
  | { kind: 'untried' }
  | { kind: 'later'; at: Date; reason: string }
  | { kind: 'refused' | 'unsure'; reason: string };

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

/** The newest first: who just asked to subscribe does not wait behind an edition for ten thousand. */
export async function dueMails(now: Date, limit: number): Promise<number[]> {
  const { db } = await openPayload();
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

/** One statement takes the mail or finds it taken, so two processes never hold the same one. */
export async function claimMail(id: number, now: Date): Promise<ClaimedMail | undefined> {
  const { db } = await openPayload();
  const taken: OutgoingMail | null = await db.updateOne({
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
  if (taken.expiresAt && Date.parse(taken.expiresAt) <= now.getTime()) {
    await recordOutcome(taken, { kind: 'refused', reason: 'O código venceu.' }, now);
    return undefined;
  }
  const { to, subject, text, html, messageId, attempts } = taken;
  const headers = (taken.headers ?? {}) as Record<string, string>;
  return { id, to, subject, text, html, headers, messageId, attempts };
}

/** By its name too: SQLite gives the number of a deleted mail to the next one. */
export async function recordOutcome(
  { id, messageId }: Pick<ClaimedMail, 'id' | 'messageId'>,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const { db } = await openPayload();
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

function changeFor(outcome: Outcome, now: Date) {
  switch (outcome.kind) {
    case 'sent':
      // Codes and what people wrote are of no more use here; who got what and when stays a month.
      return {
        state: 'enviado',
        sentAt: now.toISOString(),
        nextAttemptAt: null,
        lastError: null,
        text: '',
        html: '',
        headers: {},
      };
    case 'untried':
      return { state: 'esperando', nextAttemptAt: null, attempts: { $inc: -1 } };
    case 'later':
      return {
        state: 'esperando',
        nextAttemptAt: outcome.at.toISOString(),
        lastError: outcome.reason,
      };
    case 'refused':
      return { state: 'falhou', nextAttemptAt: null, lastError: outcome.reason };
    case 'unsure':
      return { state: 'incerto', nextAttemptAt: null, lastError: outcome.reason };
  }
}

/**
 * Mails whose sender died in the middle. They may have arrived, and never twice is the rule: a person
 * decides in the admin.
 */
export async function doubtAbandoned(now: Date): Promise<void> {
  const { db } = await openPayload();
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

/** Whatever became of it, a mail is forgotten after a month; one that never went out, too. */
export async function purgeOldMails(now: Date): Promise<void> {
  const { db } = await openPayload();
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
export async function dropWaitingLetters(
  addresses: string[],
  req: TransactionRequest,
): Promise<void> {
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
