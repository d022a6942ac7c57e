import type { Access, FieldAccess } from 'payload';

/** People who also manage accounts. */
export const admins: Access = ({ req }) => req.user?.role === 'admin';

export const adminsOnField: FieldAccess = ({ req }) => req.user?.role === 'admin';
