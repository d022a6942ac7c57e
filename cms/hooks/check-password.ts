import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  commitTransaction,
} from 'payload';
import { isPassword } from '../password.ts';
import type { User } from '../payload-types.ts';
import { countGuess, resetAttempts } from './limit-logins.ts';
import { refuse } from './refuse.ts';

const shortest = 12;
const words = 'Para mudar a sua senha ou o seu e-mail, escreva a sua senha atual.';

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
 * by another e-mail address, to which a new password could be sent. Guesses of the current password count
 * toward the lock of the login.
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
  if (!stored || !given) return refuse(words);
  await countGuess(stored.email, req);
  if (!(await isPassword(given, stored))) {
    // The refusal undoes the transaction, which holds nothing yet but the count: that must stay.
    await commitTransaction(req);
    refuse(words);
  }
  await resetAttempts(stored.email, req);
  return data;
};
