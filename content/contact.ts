import { randomInt } from 'node:crypto';
import { holdAddress } from '../cms/hold-name.ts';
import type { ContactMessage } from '../cms/payload-types.ts';
import { settings } from '../cms/settings.ts';
import { waitingFor } from '../lib/answer-term.ts';
import { type ContactErrors, checkContact } from '../lib/contact-check.ts';
import { type ContactFields, isNomination } from '../lib/contact-fields.ts';
import { type Day, dayOf, yearOf } from '../lib/dates.ts';
import { isProtocolShape, mendProtocol, protocolLetters } from '../lib/protocol.ts';
import type { ContactState, ContactSubject } from '../lib/vocabulary.ts';
import { receiptMail, receiptSubject } from '../mail/letters/contact.ts';
import { mailedLately, putInOutbox } from '../mail/outbox.ts';
import { openPayload } from './payload.ts';
import { inTransaction, type TransactionRequest } from './transaction.ts';

export type ContactAnswer =
  | { kind: 'kept'; protocol: string }
  | { kind: 'wrong'; errors: ContactErrors };

const betweenReceiptsMs = 5 * 60_000;
const sameMessageMs = 10 * 60_000;

/** Stores a message and returns its protocol; throws when it can't be stored. */
export async function sendMessage(fields: ContactFields, now: Date): Promise<ContactAnswer> {
  const checked = checkContact(fields);
  if ('errors' in checked) return { kind: 'wrong', errors: checked.errors };
  const { nome: name, assunto: subject, mensagem: message, sobre: about } = checked.message;
  const email = checked.message.email.toLowerCase();
  const protocol = createProtocol(now);
  const nominee = isNomination(checked.message) ? nomineeOf(checked.message) : {};
  const status: ContactState = 'recebida';
  const data = { protocol, name, email, subject, about, nominee, message, status };
  const kept = await inTransaction(async (request) => {
    const { payload, transactionID } = request;
    await holdAddress(email, request);
    const earlier = await sentLately(data, request);
    if (earlier) return earlier;
    await payload.create({ collection: 'contact-messages', data, req: { transactionID } });
    const lately = { to: email, subject: receiptSubject, withinMs: betweenReceiptsMs };
    // No second receipt within the time: the protocol is also shown on the screen.
    if (await mailedLately(lately, request)) return protocol;
    const receipt = receiptMail({ protocol, subject, day: dayOf(now) }, settings.siteUrl);
    await putInOutbox({ to: email, ...receipt }, request);
    return protocol;
  });
  // Read back after the commit, because the adapter hides a commit that failed, and a protocol without a
  // message is worse than an error.
  if (!(await isProtocol(kept))) throw new Error('The message was not kept.');
  return { kind: 'kept', protocol: kept };
}

type Sent = Pick<ContactMessage, 'email' | 'subject' | 'about' | 'nominee' | 'message'>;

/** The protocol of the same message, where it was just sent: on a slow line people press twice. */
async function sentLately(sent: Sent, { payload, transactionID }: TransactionRequest) {
  // By the machine's clock, which Payload uses for `createdAt`; the site's clock may be frozen.
  const since = new Date(Date.now() - sameMessageMs).toISOString();
  const { docs } = await payload.find({
    collection: 'contact-messages',
    where: {
      email: { equals: sent.email },
      subject: { equals: sent.subject },
      createdAt: { greater_than: since },
    },
    req: { transactionID },
  });
  const words = ({ message, about, nominee }: Sent) => [message, about ?? '', nominee?.name ?? ''];
  return docs.find((doc) => words(doc).join('\n') === words(sent).join('\n'))?.protocol;
}

const nomineeOf = (fields: ContactFields) => ({
  name: fields.atleta,
  sport: fields.modalidade,
  municipality: fields.municipio,
  achievements: fields.conquistas,
});

/** Whether this protocol exists. Nothing else about the message is told. */
export async function isProtocol(text: string): Promise<boolean> {
  if (!isProtocolShape(text)) return false;
  const payload = await openPayload();
  const { totalDocs } = await payload.count({
    collection: 'contact-messages',
    where: { protocol: { equals: text } },
  });
  return totalDocs > 0;
}

export interface FollowedMessage {
  protocol: string;
  subject: ContactSubject;
  about: string;
  state: ContactState;
  sentAt: Date;
  message: string;
  /** Where the secretariat needs more time: the new last day, and why. Undefined once it has answered. */
  extension: { due: Day; reason: string } | undefined;
  /** Undefined until the answer is sent: drafts are not shown. */
  answer: { text: string; at: Date } | undefined;
}

/** A message, for whoever knows both its protocol and the e-mail address it was sent with. */
export async function followMessage(
  typedProtocol: string,
  typedEmail: string,
): Promise<FollowedMessage | undefined> {
  const protocol = mendProtocol(typedProtocol);
  if (!isProtocolShape(protocol)) return undefined;
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'contact-messages',
    where: { protocol: { equals: protocol } },
    limit: 1,
  });
  const [found] = docs;
  const isOwn = found?.email.toLowerCase() === typedEmail.trim().toLowerCase();
  return found && isOwn ? toFollowed(found) : undefined;
}

const toFollowed = (found: ContactMessage): FollowedMessage => ({
  protocol: found.protocol,
  subject: found.subject,
  about: found.about ?? '',
  state: found.status,
  sentAt: new Date(found.createdAt),
  message: found.message,
  extension: extensionOf(found),
  answer: found.answeredAt
    ? { text: found.answer ?? '', at: new Date(found.answeredAt) }
    : undefined,
});

function extensionOf({
  answeredAt,
  createdAt,
  extendedAt,
  extensionReason,
  subject,
}: ContactMessage) {
  if (!extendedAt || answeredAt) return undefined;
  const { due } = waitingFor({ createdAt, subject, extended: true }, new Date(extendedAt));
  return { due, reason: extensionReason ?? '' };
}

/** Random, so that one protocol says neither how many people wrote nor what the next will be. */
export function createProtocol(now: Date): string {
  const code = Array.from({ length: 6 }, () => protocolLetters[randomInt(protocolLetters.length)]);
  return `${yearOf(dayOf(now))}-${code.join('')}`;
}
