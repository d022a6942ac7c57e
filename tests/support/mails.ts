import type { Payload, Where } from 'payload';
import type { OutgoingMail } from '../../cms/payload-types.ts';
import { decryptBody, type MailBody } from '../../mail/encrypted-body.ts';

/** The mails in the outbox with what their receivers will read, oldest first. */
export async function readMails(
  payload: Payload,
  where: Where = {},
): Promise<(OutgoingMail & MailBody)[]> {
  const { docs } = await payload.db.find<OutgoingMail>({
    ...{ collection: 'outgoing-mails', where, pagination: false, sort: 'id' },
  });
  // A mail that was sent has no body any more.
  return docs.map((mail) =>
    mail.text === '' ? { ...mail, headers: {} } : { ...mail, ...decryptBody(payload, mail) },
  );
}
