import { readKeyRing } from '../../cms/personal-keys.ts';
import { decryptBody } from '../../mail/encrypted-body.ts';
import { query } from './database.ts';

/** The mails to one address that wait in a portal's outbox, with what their receiver will read, oldest first. */
export async function mailsWaiting(dataDir: string, to: string) {
  const rows = await query(
    dataDir,
    `SELECT subject, text, html, message_id FROM outgoing_mails WHERE "to" = ? AND text <> '' ORDER BY id`,
    [to],
  );
  const config = { custom: { personalKeys: () => readKeyRing(dataDir) } };
  return rows.map((row) => {
    const [subject, messageId] = [String(row.subject), String(row.message_id)];
    const stored = { messageId, text: String(row.text), html: String(row.html), headers: {} };
    return { subject, ...decryptBody({ config } as never, stored) };
  });
}
