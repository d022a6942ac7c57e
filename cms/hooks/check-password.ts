import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  commitTransaction,
  type PayloadRequest,
  type Where,
} from 'payload';
import { isCommonPassword } from '../../lib/common-password.ts';
import { isPassword } from '../password.ts';
import type { User } from '../payload-types.ts';
import { countGuess, resetAttempts } from './limit-logins.ts';
import { refuse } from './refuse.ts';

const shortest = 12;
const words = 'Para mudar a sua senha ou o seu e-mail, escreva a sua senha atual.';

interface Writing {
  id?: number | string;
  data?: { password?: unknown; token?: unknown; name?: unknown; email?: unknown };
}

/** Before the operation, because a password chosen through a mailed link passes no other hook. */
export const checkNewPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!['create', 'update', 'resetPassword'].includes(operation)) return args;
  const { id, data } = args as unknown as Writing;
  const password = data?.password;
  if (password === undefined || password === null || password === '') return args;
  if (operation === 'update' && id === undefined) refuse('Mude a senha de uma conta de cada vez.');
  if (typeof password !== 'string' || [...password].length < shortest)
    return refuse(`A senha precisa de pelo menos ${shortest} caracteres.`);
  const owner = await ownerOf({ id, token: data?.token }, req);
  const names = [data?.name, data?.email, owner?.name, owner?.email];
  if (
    isCommonPassword(
      password,
      names.filter((name) => typeof name === 'string'),
    )
  )
    refuse(
      'Esta senha é fácil de adivinhar. Junte palavras que nada têm a ver umas com as outras, ou com você.',
    );
  req.context.newPassword = true;
  return args;
};

/** The account whose password it becomes, if there is one already. */
async function ownerOf(
  { id, token }: { id: number | string | undefined; token: unknown },
  req: PayloadRequest,
): Promise<User | null> {
  const isKnown = id !== undefined || typeof token === 'string';
  if (!isKnown) return null;
  const where: Where =
    id === undefined ? { resetPasswordToken: { equals: token } } : { id: { equals: id } };
  return req.payload.db.findOne<User>({ collection: 'users', where, req });
}

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
