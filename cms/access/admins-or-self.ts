import type { Access } from 'payload';

export const adminsOrSelf: Access = ({ req: { user } }) => {
  if (!user) return false;
  return user.role === 'admin' || { id: { equals: user.id } };
};
