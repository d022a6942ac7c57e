import { createHash, randomBytes } from 'node:crypto';

/** A secret code, known only to whoever gets the mail with its link. */
export const createCode = () => randomBytes(32).toString('base64url');

/** Only this hash of a code is stored, so that a copy of the database does not let anyone use it. */
export const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
