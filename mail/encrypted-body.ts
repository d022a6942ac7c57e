import type { Payload } from 'payload';
import type { OutgoingMail } from '../cms/payload-types.ts';
import { isSealedWithNewest, type KeyRing, seal, unseal } from '../lib/sealed.ts';

export interface MailBody {
  text: string;
  html: string;
  headers: Record<string, string>;
}

type Stored = Pick<OutgoingMail, 'messageId' | 'text' | 'html' | 'headers'>;

/** The keys of the portal. The content system holds them (`cms/payload.config.ts`); this room opens no file. */
const keysOf = ({ config }: Pick<Payload, 'config'>): KeyRing =>
  (config.custom as { personalKeys: () => KeyRing }).personalKeys();

/** What is encrypted for one mail opens in no other. */
const placeOf = (messageId: string) => `outgoing-mail:${messageId}`;

/** All of it is encrypted in the column of the text: links that open something stand in each part. */
export function encryptBody(
  payload: Pick<Payload, 'config'>,
  messageId: string,
  body: MailBody,
): Pick<Stored, 'text' | 'html' | 'headers'> {
  const text = seal(keysOf(payload), placeOf(messageId), JSON.stringify(body));
  return { text, html: '', headers: {} };
}

/** Versions before this one stored mails in the clear, always with HTML. */
const isClear = ({ html }: Pick<Stored, 'html'>) => html !== '';

/** Throws where the key is missing, or the text is another mail's. */
export function decryptBody(payload: Pick<Payload, 'config'>, mail: Stored): MailBody {
  const { messageId, text, html, headers } = mail;
  if (isClear(mail)) return { text, html, headers: (headers ?? {}) as MailBody['headers'] };
  return JSON.parse(unseal(keysOf(payload), placeOf(messageId), text)) as MailBody;
}

/** Nothing where the key is gone, or the text is another mail's. */
export function decryptIfPossible(
  payload: Pick<Payload, 'config'>,
  mail: Stored,
): MailBody | undefined {
  try {
    return decryptBody(payload, mail);
  } catch {
    return undefined;
  }
}

/** Whether it waits to be encrypted, or to be encrypted with the newest key. A mail that was sent has no body. */
export const isOutdated = (
  payload: Pick<Payload, 'config'>,
  mail: Pick<Stored, 'text' | 'html'>,
): boolean =>
  isClear(mail) || (mail.text !== '' && !isSealedWithNewest(keysOf(payload), mail.text));
