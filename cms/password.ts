import crypto from 'node:crypto';
import { promisify } from 'node:util';
import { createTurns } from './turns.ts';

/** Hashes as Payload does, which exports no function for it. A test compares the two. */
const form = 'pbkdf2-sha256-v1:';
const iterations = 600_000;
const length = 32;

const hashOf = (password: string, salt: string): Promise<Buffer> =>
  // Looked up at each call, so that a test can count the work.
  promisify(crypto.pbkdf2)(password, salt, iterations, length, 'sha256');

/**
 * A semaphore for every hash, Payload's own too, which offers no place for one: a hash takes a core for a third of a
 * second, and forty guesses at once would take all of Node's threads from everybody else.
 */
const atOnce = 2;
const turns = createTurns(30_000, atOnce);
const unlimited = crypto.pbkdf2;
const limited: typeof crypto.pbkdf2 = (...asked) => {
  const [password, salt, rounds, bytes, digest, done] = asked;
  turns.take().then(
    (release) =>
      unlimited(password, salt, rounds, bytes, digest, (error, key) => {
        release();
        done(error, key);
      }),
    (error: Error) => done(error, Buffer.alloc(0)),
  );
};
crypto.pbkdf2 = limited;

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
