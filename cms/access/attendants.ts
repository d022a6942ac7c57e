import type { Access } from 'payload';

/** People who answer citizens. Who only writes content can't see what citizens send. */
export const attendants: Access = ({ req }) =>
  req.user?.role === 'admin' || req.user?.role === 'atendimento';
