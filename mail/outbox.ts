import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { encryptBody } from './encrypted-body.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** After so many hours it is void and is not sent any more. */
  hoursOfUse?: number;
  /** The edition of the newsletter that it carries. */
  edition?: number;
  /** It waits until then. */
  notBefore?: Date;
  /** A unique name, for a mail that may be written only once. */
  name?: string;
}

/** The request that causes a mail, or the part of it that names its transaction. */
export type Cause = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/**
 * Stores a mail to be sent, in the transaction of what caused it: no answer without its mail, and no mail
 * about something that was not stored.
 */
export async function putInOutbox(mail: Mail, req: Cause): Promise<void> {
  await req.payload.db.create({
    collection: 'outgoing-mails',
    data: rowOf(req.payload, mail),
    req,
    returning: false,
  });
}

/**
 * Whether such a mail was written lately, by the machine's clock, which the outbox uses. Keeps people from
 * flooding somebody else's mailbox.
 */
export async function mailedLately(
  { to, subject, withinMs }: { to: string; subject: string; withinMs: number },
  req: Cause,
): Promise<boolean> {
  const since = new Date(Date.now() - withinMs).toISOString();
  const { totalDocs } = await req.payload.db.count({
    collection: 'outgoing-mails',
    where: {
      and: [
        { to: { equals: to } },
        { subject: { like: subject } },
        { createdAt: { greater_than: since } },
      ],
    },
    req,
  });
  return totalDocs > 0;
}

const atOnce = 50;

/** The part of the adapter's session that we use; the two databases type it differently. */
interface Inserter {
  insert: (table: unknown) => { values: (rows: object[]) => Promise<unknown> };
}

/**
 * The same for many mails in one statement. One by one, an edition for ten thousand would block the database
 * for many seconds.
 */
export async function putAllInOutbox(mails: Mail[], req: Cause): Promise<void> {
  const { db } = req.payload;
  const session = db.sessions?.[String(await req.transactionID)]?.db as Inserter | undefined;
  const table = db.tables.outgoing_mails;
  if (!session || !table) throw new Error('An edition is written inside a transaction.');
  for (let start = 0; start < mails.length; start += atOnce)
    await session
      .insert(table)
      .values(mails.slice(start, start + atOnce).map((mail) => rowOf(req.payload, mail)));
}

function rowOf(payload: Payload, mail: Mail) {
  const { to, subject, text, html, headers = {}, name = randomUUID() } = mail;
  const { hoursOfUse, notBefore, edition } = mail;
  const messageId = `<${name}@portal-esporte-lazer-amapa>`;
  return {
    to,
    subject,
    ...encryptBody(payload, messageId, { text, html, headers }),
    edition: edition ?? null,
    // By the machine's clock, as the worker uses: a frozen clock would never expire.
    expiresAt: hoursOfUse ? new Date(Date.now() + hoursOfUse * 3_600_000).toISOString() : null,
    state: 'esperando' as const,
    nextAttemptAt: notBefore?.toISOString() ?? null,
    attempts: 0,
    messageId,
  };
}
