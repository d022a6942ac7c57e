import type { Access } from 'payload';

/** Anyone who signed in to the admin. */
export const editors: Access = ({ req }) => Boolean(req.user);
