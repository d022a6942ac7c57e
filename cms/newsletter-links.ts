import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSecret } from './secret.ts';
import { settings } from './settings.ts';

interface Subscriber {
  id: number;
  email: string;
}

const key = readSecret(settings.dataDir);

/** Good for as long as the subscription is there, and for no other: nothing of it has to be stored. */
export function cancelCode({ id, email }: Subscriber): string {
  const proof = createHmac('sha256', key).update(`newsletter/cancelar\n${id}\n${email}`);
  return `${id}.${proof.digest('base64url')}`;
}

export function isCancelCode(code: string, subscriber: Subscriber): boolean {
  const [given, right] = [Buffer.from(code), Buffer.from(cancelCode(subscriber))];
  return given.length === right.length && timingSafeEqual(given, right);
}

const address = (page: string, code: string) =>
  `${settings.siteUrl}/newsletter/${page}?codigo=${code}`;

export const confirmAddress = (code: string) => address('confirmar', code);

export const cancelAddress = (subscriber: Subscriber) =>
  address('cancelar', cancelCode(subscriber));

/** RFC 8058: the reader's own mail program shows a button that cancels with one POST. */
export const cancelHeaders = (subscriber: Subscriber) => ({
  'List-Unsubscribe': `<${cancelAddress(subscriber)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
