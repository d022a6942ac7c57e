import { paths } from '../lib/paths.ts';
import { isSignedCode, type Subscriber, signCode } from './signed-code.ts';

/** Where links lead, and the key that signs them. */
export interface LinkSigner {
  siteUrl: string;
  key: string;
}

const purpose = 'newsletter/cancelar';

/** Valid as long as the subscription exists, and for no other. It is signed, so nothing has to be stored. */
export const cancelCode = (subscriber: Subscriber, key: string): string =>
  signCode(purpose, subscriber, key);

export const isCancelCode = (code: string, subscriber: Subscriber, key: string): boolean =>
  isSignedCode(code, purpose, subscriber, key);

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
