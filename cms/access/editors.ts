import type { Access, FieldAccess, PayloadRequest } from 'payload';

/** People who write content. Who only answers citizens can't. */
export const isEditor = ({ user }: Pick<PayloadRequest, 'user'>): boolean =>
  user?.role === 'admin' || user?.role === 'editor';

export const editors: Access = ({ req }) => isEditor(req);

export const editorsOnField: FieldAccess = ({ req }) => isEditor(req);
