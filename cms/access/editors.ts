import type { Access, FieldAccess, PayloadRequest } from 'payload';

/** Those who write content; whoever only answers citizens does not. */
export const isEditor = ({ user }: Pick<PayloadRequest, 'user'>): boolean =>
  user?.role === 'admin' || user?.role === 'editor';

export const editors: Access = ({ req }) => isEditor(req);

export const editorsOnField: FieldAccess = ({ req }) => isEditor(req);
