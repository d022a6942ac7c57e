import type { Access, FieldAccess } from 'payload';

/** Those who also look after accounts. */
export const admins: Access = ({ req }) => req.user?.role === 'admin';

export const adminsOnField: FieldAccess = ({ req }) => req.user?.role === 'admin';
