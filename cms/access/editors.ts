import type { Access, PayloadRequest } from 'payload';

/** People who publish. Who only answers citizens, or only writes drafts, can't. */
export const isEditor = ({ user }: Pick<PayloadRequest, 'user'>): boolean =>
  user?.role === 'admin' || user?.role === 'editor';

export const editors: Access = ({ req }) => isEditor(req);
