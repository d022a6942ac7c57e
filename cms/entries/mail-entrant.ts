import { sql } from '@payloadcms/db-sqlite';
import { type Cause, type Mail, putInOutbox } from '../../mail/outbox.ts';
import { runSql } from '../run-sql.ts';
import { spend } from '../spend.ts';
import { emailMarkOf } from './sealed-entry.ts';

/** Nobody has verified the addresses in entries, so whoever likes may name somebody else's. */
const mailsAnHour = 3;
const hourMs = 3_600_000;
const longestWaitMs = 4 * hourMs;

/**
 * Who caused a mail. Without room it waits for its hour: a receipt may be the only way to its entry. Of what the
 * holder of the key did no more than a few hours' worth waits, or strangers could line up thousands.
 */
export type MailCause = 'holder' | 'portal';

export async function mailEntrant(mail: Mail, by: MailCause, req: Cause): Promise<void> {
  const notBefore = await roomFrom(mail.to, req);
  if (!notBefore) return putInOutbox(mail, req);
  if (by === 'portal' || notBefore.getTime() - Date.now() <= longestWaitMs)
    await putInOutbox({ ...mail, notBefore }, req);
}

/** When the next mail about an entry may go to this address, by the machine's clock as the outbox; undefined for now. */
async function roomFrom(to: string, req: Cause): Promise<Date | undefined> {
  const now = new Date();
  // Holds its row until the end of the transaction, so that two don't both see the last room.
  const lock = { of: `e-mails a ${emailMarkOf(to)}`, limit: Number.MAX_SAFE_INTEGER };
  await spend({ ...lock, windowMs: hourMs }, 1, now, req);
  const [row] = await runSql<{ moment: string | Date }>(
    req.payload,
    sql`SELECT coalesce(sent_at, next_attempt_at, created_at) AS moment FROM outgoing_mails
      WHERE "to" = ${to} AND (message_id LIKE '<inscricao-%' OR message_id LIKE '<aviso-%')
      ORDER BY moment DESC LIMIT 1 OFFSET ${mailsAnHour - 1}`,
    req.transactionID,
  );
  const free = row ? new Date(new Date(row.moment).getTime() + hourMs) : now;
  return free > now ? free : undefined;
}
