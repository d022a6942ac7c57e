import { createHmac, timingSafeEqual } from 'node:crypto';
import { paths } from '../lib/paths.ts';

export interface Subscriber {
  id: number;
  email: string;
}

/** Where links lead, and the key that signs them. */
export interface LinkSigner {
  siteUrl: string;
  key: string;
}

/** Valid as long as the subscription exists, and for no other. It is signed, so nothing has to be stored. */
export function cancelCode({ id, email }: Subscriber, key: string): string {
  const proof = createHmac('sha256', key).update(`newsletter/cancelar\n${id}\n${email}`);
  return `${id}.${proof.digest('base64url')}`;
}

export function isCancelCode(code: string, subscriber: Subscriber, key: string): boolean {
  const [given, right] = [Buffer.from(code), Buffer.from(cancelCode(subscriber, key))];
  return given.length === right.length && timingSafeEqual(given, right);
}

const address = (whole: string, code: string) => `${whole}?codigo=${code}`;

export const confirmAddress = (code: string, { siteUrl }: LinkSigner) =>
  address(siteUrl + paths.newsletterConfirm, code);

export const cancelAddress = (subscriber: Subscriber, { siteUrl, key }: LinkSigner) =>
  address(siteUrl + paths.newsletterCancel, cancelCode(subscriber, key));

/** RFC 8058: the reader's own mail program shows a button that cancels with one POST. */
export const cancelHeaders = (subscriber: Subscriber, signer: LinkSigner) => ({
  'List-Unsubscribe': `<${cancelAddress(subscriber, signer)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
