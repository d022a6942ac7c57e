import type { Access } from 'payload';

/** Those who answer citizens: whoever only writes content has no business with what people send us. */
export const attendants: Access = ({ req }) =>
  req.user?.role === 'admin' || req.user?.role === 'atendimento';
