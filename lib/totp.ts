import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Codes of six digits that change every half minute: RFC 6238 with the values that every app knows. */
const stepSeconds = 30;
const digits = 6;
/** The clock of a phone may be half a minute off. */
const stepsOff = 1;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits, as long as the hash: what RFC 4226 recommends. In base 32, as apps read it. */
export function createTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / stepSeconds);

/** The code of one step (RFC 4226, section 5.3). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const start = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(start) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

const areEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The step that a code belongs to, if it is one of now and none that was used: no code counts twice. */
export function stepOfCode(
  secret: string,
  code: string,
  moment: Date,
  lastStep = -1,
): number | undefined {
  const now = stepAt(moment);
  for (let step = now - stepsOff; step <= now + stepsOff; step += 1)
    if (step > lastStep && areEqual(codeAt(secret, step), code)) return step;
  return undefined;
}

/** What an app scans. */
export function totpAddress(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
