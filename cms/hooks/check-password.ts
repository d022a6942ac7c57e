import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook } from 'payload';
import { isPassword } from '../password.ts';
import type { User } from '../payload-types.ts';
import { refuse } from './refuse.ts';

const shortest = 12;

interface Writing {
  id?: number | string;
  data?: { password?: unknown };
}

/** Before the operation, because a password chosen through a mailed link passes no other hook. */
export const checkNewPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (!['create', 'update', 'resetPassword'].includes(operation)) return args;
  const { id, data } = args as unknown as Writing;
  const password = data?.password;
  if (password === undefined || password === null || password === '') return args;
  if (operation === 'update' && id === undefined) refuse('Mude a senha de uma conta de cada vez.');
  if (typeof password !== 'string' || [...password].length < shortest)
    refuse(`A senha precisa de pelo menos ${shortest} caracteres.`);
  return args;
};

/**
 * Somebody at an unlocked computer must not be able to take the account over: neither by a new password nor
 * by another e-mail address, to which a new password could be sent.
 */
export const askCurrentPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const own = operation === 'update' && originalDoc && req.user?.id === originalDoc.id;
  const changes = data?.password || (data?.email && data.email !== originalDoc?.email);
  if (!own || !changes) return data;
  const stored = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: originalDoc.id } },
    req,
  });
  const given = data.currentPassword;
  if (!stored || !given || !(await isPassword(given, stored)))
    refuse('Para mudar a sua senha ou o seu e-mail, escreva a sua senha atual.');
  return data;
};
