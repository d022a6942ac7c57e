import { factorOf, removeFactor } from '../cms/accounts/second-factor.ts';
import { endAllSessions } from '../cms/accounts/sessions.ts';
import { noteAction } from '../cms/audit/note-action.ts';
import type { User } from '../cms/payload-types.ts';
import { inTransaction } from './transaction.ts';

/**
 * For an administrator who lost phone and recovery codes, by whoever has the server. The account signs in with
 * its password again and sets up another factor. False where there is no such account or it has none.
 */
export const removeSecondFactor = (email: string): Promise<boolean> =>
  inTransaction(async (request) => {
    const { payload, transactionID } = request;
    const user = await payload.db.findOne<User>({
      collection: 'users',
      where: { email: { equals: email.trim().toLowerCase() } },
      req: { transactionID },
    });
    if (!user || !(await factorOf(user.id, request))) return false;
    await removeFactor(user.id, request);
    await endAllSessions(user.id, request);
    const what = `Removeu o segundo fator de ${user.name} (${user.email})`;
    await noteAction('fator', what, request, 'Comando no servidor');
    return true;
  });
