import type { PayloadRequest } from 'payload';

/** Who asks, and of which portal. Readers of the desk go through the rules of access of that person. */
export type Asking = Pick<PayloadRequest, 'payload' | 'user'>;

export const asPerson = ({ user }: Asking) => ({ user, overrideAccess: false, depth: 0 }) as const;
