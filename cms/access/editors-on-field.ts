import type { FieldAccess } from 'payload';

export const editorsOnField: FieldAccess = ({ req }) => Boolean(req.user);
