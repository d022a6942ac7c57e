import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
} from 'payload';
import { noteAction } from '../audit/note-action.ts';
import type { SecondFactor, User } from '../payload-types.ts';
import { relatedId } from '../related-id.ts';
import { roleNames } from './role-names.ts';
import { factorOf, isDemandedOf, removeFactor } from './second-factor.ts';
import { endAllSessions } from './sessions.ts';

const named = ({ name, email }: User) => `${name} (${email})`;

/** Accounts that are made, roles and passwords that change. */
export const noteAccount: CollectionAfterChangeHook<User> = async ({
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const role = roleNames[doc.role ?? 'editor'];
  if (operation === 'create') {
    // The first account makes itself.
    await noteAction('conta', `Criou a conta ${named(doc)}: ${role}`, req);
    return;
  }
  if (context.newPassword) await noteAction('senha', named(doc), req);
  if (previousDoc.email !== doc.email)
    await noteAction('conta', `E-mail de ${doc.name}: de ${previousDoc.email} a ${doc.email}`, req);
  if (previousDoc.role === doc.role) return;
  const before = roleNames[previousDoc.role ?? 'editor'];
  await noteAction('conta', `Papel de ${named(doc)}: de ${before} a ${role}`, req);
  // A role that demands a second factor is not reached by a session that was opened without one.
  if (isDemandedOf(doc) && !(await factorOf(doc.id, req))) await endAllSessions(doc.id, req);
};

export const forgetFactor: CollectionBeforeDeleteHook = ({ id, req }) =>
  removeFactor(Number(id), req);

/** By an administrator, for somebody who lost the phone: whoever has it now is out at once. */
export const noteFactorRemoval: CollectionAfterDeleteHook<SecondFactor> = async ({ doc, req }) => {
  const account = relatedId(doc.account);
  if (!account) return;
  const { db } = req.payload;
  const user = await db.findOne<User>({
    collection: 'users',
    where: { id: { equals: account } },
    req,
  });
  if (!user) return;
  await endAllSessions(account, req);
  await noteAction('fator', `Removeu o segundo fator de ${named(user)}`, req);
};
