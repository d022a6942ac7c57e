import { APIError } from 'payload';

/**
 * Refuses with a text that the admin shows. The name is set by hand: minified, the class has none, and
 * Payload hides messages of nameless errors.
 */
export function refuse(reason: string, status = 400): never {
  throw Object.assign(new APIError(reason, status, null, true), { name: 'APIError' });
}
