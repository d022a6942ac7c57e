import { paths } from '../lib/paths.ts';
import { isSignedCode, type Subscriber, signCode } from './signed-code.ts';

/** Where links lead, and the key that signs them. */
export interface LinkSigner {
  siteUrl: string;
  key: string;
}

const cancelling = 'newsletter/cancelar';
const choosing = 'newsletter/escolhas';

/** Valid as long as the subscription exists, and for no other. It is signed, so nothing has to be stored. */
export const cancelCode = (subscriber: Subscriber, key: string): string =>
  signCode(cancelling, subscriber, key);

export const isCancelCode = (code: string, subscriber: Subscriber, key: string): boolean =>
  isSignedCode(code, cancelling, subscriber, key);

/** The same for the page of one's choices, which also leads to cancelling. */
export const choicesCode = (subscriber: Subscriber, key: string): string =>
  signCode(choosing, subscriber, key);

export const isChoicesCode = (code: string, subscriber: Subscriber, key: string): boolean =>
  isSignedCode(code, choosing, subscriber, key);

const address = (whole: string, code: string) => `${whole}?codigo=${code}`;

export const confirmAddress = (code: string, { siteUrl }: LinkSigner) =>
  address(siteUrl + paths.newsletterConfirm, code);

export const cancelAddress = (subscriber: Subscriber, { siteUrl, key }: LinkSigner) =>
  address(siteUrl + paths.newsletterCancel, cancelCode(subscriber, key));

export const choicesAddress = (subscriber: Subscriber, { siteUrl, key }: LinkSigner) =>
  address(siteUrl + paths.newsletterChoices, choicesCode(subscriber, key));

/** RFC 8058: the reader's own mail program shows a button that cancels with one POST. */
export const cancelHeaders = (subscriber: Subscriber, signer: LinkSigner) => ({
  'List-Unsubscribe': `<${cancelAddress(subscriber, signer)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
