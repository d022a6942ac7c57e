import { createHash, randomBytes } from 'node:crypto';

/** A code that only a mailed link holds. */
export const createCode = () => randomBytes(32).toString('base64url');

/** Codes are kept only as this: whoever reads the database can't act for somebody else. */
export const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
