import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** After so many hours what it says is void, and it is not sent any more. */
  hoursOfUse?: number;
  /** Where a mail may be written down once only, whatever happens at the same moment: its name. */
  name?: string;
}

/** The request of whatever causes a mail, or as much of it as names its transaction. */
export type Cause = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/**
 * Writes a mail down to be sent. It goes through the request of whatever caused it, so both are in
 * one transaction: no answer without its mail, no mail about something that was never kept.
 */
export async function putInOutbox(mail: Mail, req: Cause): Promise<void> {
  await req.payload.db.create({
    collection: 'outgoing-mails',
    data: rowOf(mail),
    req,
    returning: false,
  });
}

/**
 * Did a mail of this kind go to somebody within this time? By the machine's own clock, as the outbox
 * itself is: nobody's mailbox is filled by somebody else who types its address again and again.
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

/** What we use of the adapter's own session; the two databases type theirs differently. */
interface Inserter {
  insert: (table: unknown) => { values: (rows: object[]) => Promise<unknown> };
}

/**
 * The same for thousands: one statement for many mails. Written one by one, an edition for ten thousand
 * would hold the database for many seconds, and nobody could sign up meanwhile.
 */
export async function putAllInOutbox(mails: Mail[], req: Cause): Promise<void> {
  const { db } = req.payload;
  const session = db.sessions?.[String(await req.transactionID)]?.db as Inserter | undefined;
  const table = db.tables.outgoing_mails;
  if (!session || !table) throw new Error('An edition is written inside a transaction.');
  for (let start = 0; start < mails.length; start += atOnce)
    await session.insert(table).values(mails.slice(start, start + atOnce).map(rowOf));
}

const rowOf = ({ headers = {}, name = randomUUID(), hoursOfUse, ...words }: Mail) => ({
  to: words.to,
  subject: words.subject,
  text: words.text,
  html: words.html,
  headers,
  // By the machine's own clock, as its sender works: a clock that stands still for tests would never end.
  expiresAt: hoursOfUse ? new Date(Date.now() + hoursOfUse * 3_600_000).toISOString() : null,
  state: 'esperando' as const,
  attempts: 0,
  messageId: `<${name}@portal-esporte-lazer-amapa>`,
});
