import { createHmac, timingSafeEqual } from 'node:crypto';
import { paths } from '../lib/paths.ts';
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

const address = (path: string, code: string) => `${settings.siteUrl}${path}?codigo=${code}`;

export const confirmAddress = (code: string) => address(paths.newsletterConfirm, code);

export const cancelAddress = (subscriber: Subscriber) =>
  address(paths.newsletterCancel, cancelCode(subscriber));

/** RFC 8058: the reader's own mail program shows a button that cancels with one POST. */
export const cancelHeaders = (subscriber: Subscriber) => ({
  'List-Unsubscribe': `<${cancelAddress(subscriber)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
