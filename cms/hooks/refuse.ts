import { APIError } from 'payload';

/**
 * Refuses in words that a person reads in the admin. With its name: minified, the class has none, and
 * Payload passes on no words of a nameless error.
 */
export function refuse(reason: string, status = 400): never {
  throw Object.assign(new APIError(reason, status, null, true), { name: 'APIError' });
}
