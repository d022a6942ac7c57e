import { createHmac, timingSafeEqual } from 'node:crypto';

/** Somebody whose address we have, for one thing. */
export interface Subscriber {
  id: number;
  email: string;
}

/** A code for one purpose and one row. It is signed, so nothing has to be stored. */
export function signCode(purpose: string, { id, email }: Subscriber, key: string): string {
  const proof = createHmac('sha256', key).update(`${purpose}\n${id}\n${email}`);
  return `${id}.${proof.digest('base64url')}`;
}

export function isSignedCode(
  code: string,
  purpose: string,
  subscriber: Subscriber,
  key: string,
): boolean {
  const [given, right] = [Buffer.from(code), Buffer.from(signCode(purpose, subscriber, key))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The row that a code names; 0 where it is not one of ours. */
export const numberIn = (code: string): number =>
  Number(/^(\d{1,9})\.[\w-]{43}$/.exec(code)?.[1] ?? 0);
