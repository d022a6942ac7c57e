import type { Access } from 'payload';

export const adminsOrSelf: Access = ({ req, id }) =>
  req.user?.role === 'admin' || (req.user !== null && req.user.id === id);
