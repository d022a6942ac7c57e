import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** Where a mail may be written down once only, whatever happens at the same moment: its name. */
  name?: string;
}

/**
 * Writes a mail down to be sent. It goes through the request of whatever caused it, so both are in
 * one transaction: no answer without its mail, no mail about something that was never kept.
 */
export async function putInOutbox(
  { to, subject, text, html, headers = {}, name = randomUUID() }: Mail,
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<void> {
  await req.payload.db.create({
    collection: 'outgoing-mails',
    data: {
      to,
      subject,
      text,
      html,
      headers,
      state: 'esperando',
      attempts: 0,
      messageId: `<${name}@portal-esporte-lazer-amapa>`,
    },
    req,
  });
}
