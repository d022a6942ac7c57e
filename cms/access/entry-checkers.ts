import type { Access, PayloadRequest } from 'payload';

/** The only people who see what citizens write into sign-ups. */
export const isEntryChecker = ({ user }: Pick<PayloadRequest, 'user'>): boolean =>
  user?.role === 'inscricoes';

/** Whoever sees the queue: protocols, states, teams. */
export const entryQueue: Access = ({ req }) => isEntryChecker(req) || req.user?.role === 'admin';

export const entryCheckers: Access = ({ req }) => isEntryChecker(req);
