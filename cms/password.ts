import crypto from 'node:crypto';
import { promisify } from 'node:util';

/** Hashes as Payload does, which exports no function for it. A test compares the two. */
const form = 'pbkdf2-sha256-v1:';
const iterations = 600_000;
const length = 32;

const hashOf = (password: string, salt: string): Promise<Buffer> =>
  // Looked up at each call, so that a test can count the work.
  promisify(crypto.pbkdf2)(password, salt, iterations, length, 'sha256');

interface Stored {
  hash?: string | null | undefined;
  salt?: string | null | undefined;
}

export async function isPassword(password: string, { hash, salt }: Stored): Promise<boolean> {
  if (!hash?.startsWith(form) || !salt) return false;
  const stored = Buffer.from(hash.slice(form.length), 'hex');
  const given = await hashOf(password, salt);
  return stored.length === given.length && crypto.timingSafeEqual(stored, given);
}

/** Takes as long as a real check, so that an unknown account does not answer sooner. */
export async function spendTimeOfACheck(password: string): Promise<void> {
  await hashOf(password, crypto.randomBytes(32).toString('hex'));
}
