import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  commitTransaction,
  type PayloadRequest,
} from 'payload';
import { noteAction } from '../audit/note-action.ts';
import { countGuess } from '../hooks/limit-logins.ts';
import { refuse } from '../hooks/refuse.ts';
import type { User } from '../payload-types.ts';
import { factorOf, isDemandedOf, keepFactor, spendCode } from './second-factor.ts';
import { endAllSessions } from './sessions.ts';
import { beginSetUp, finishSetUp } from './set-up.ts';

export const wrongCode = 'O código não confere ou já foi usado. Espere o próximo e tente de novo.';
const askCode = 'Escreva o código do aplicativo, ou um código de recuperação.';
const askSetUp = 'A sua conta entra com segundo fator. Configure o seu para continuar.';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What was sent along with the password. */
const givenIn = ({ data }: PayloadRequest) => ({
  code: textOf(data?.code),
  ticket: textOf(data?.ticket),
});

/** The next step of the form. Named so that the log, which tells of failures, does not tell of it. */
function ask(words: string, data: object): never {
  throw Object.assign(new APIError(words, 401, data, true), { name: 'Forbidden' });
}

/** Built, Payload does not know its own class of errors again and would leave the data out of the answer. */
export const tellNextStep: CollectionAfterErrorHook = ({ error, result }) => {
  const { data, message } = error as { data?: { step?: string }; message: string };
  return data?.step ? { response: { ...result, errors: [{ message, data }] } } : undefined;
};

/**
 * Every session passes here, after the password and before the token: no session exists without the second
 * step. Wrong codes count toward the lock, because the attempt was counted before (`limitLogins`).
 */
export const askSecondFactor: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  if (req.context.codeWasRight === user.id) return user;
  const { code, ticket } = givenIn(req);
  if (await factorOf(user.id, req)) {
    if (!code) ask(askCode, { step: 'code' });
    await spendOrRefuse(user, code, req);
    return user;
  }
  if (!isDemandedOf(user)) return user;
  // The first account, and a password chosen through a mailed link: made, but not yet let in.
  if (req.context.firstAccount || req.context.byMailedLink) {
    req.context.withoutSession = true;
    return user;
  }
  if (!ticket) ask(askSetUp, { step: 'set-up', ...beginSetUp(user) });
  const done = finishSetUp(user.id, { ticket, code });
  if (!done) return refuse(wrongCode, 401);
  req.context.recoveryCodes = await keepFactor(done, req);
  await noteAction('fator', 'Ligou o segundo fator', req, `${user.name} (${user.email})`);
  return user;
};

async function spendOrRefuse(user: User, code: string, req: PayloadRequest): Promise<void> {
  const used = await spendCode(user.id, code, req);
  if (!used) refuse(wrongCode, 401);
  if (used === 'recovery')
    await noteAction('fator', 'Usou um código de recuperação', req, `${user.name} (${user.email})`);
}

/** The session that was made all the same is ended before anybody could use it. */
export const withoutSession: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  if (req.context.withoutSession) await endAllSessions(user.id, req);
};

/** They are shown once, in the answer that let their owner in. */
export const handOverRecoveryCodes: CollectionAfterOperationHook = ({ operation, req, result }) =>
  operation === 'login' && req.context.recoveryCodes
    ? { ...result, recoveryCodes: req.context.recoveryCodes }
    : result;

/**
 * Before the new password is written: the refusal of a wrong code undoes the transaction, which must hold
 * nothing but the count of guesses, and that stays.
 */
export const askOnReset: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args;
  req.context.byMailedLink = true;
  const user = await req.payload.db.findOne<User>({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: textOf((args.data as { token?: unknown }).token) },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
    req,
  });
  if (!user || !(await factorOf(user.id, req))) return args;
  const { code } = givenIn(req);
  if (!code) ask(askCode, { step: 'code' });
  await countGuess(user.email, req);
  if (!(await spendCode(user.id, code, req))) {
    await commitTransaction(req);
    refuse(wrongCode, 401);
  }
  req.context.codeWasRight = user.id;
  return args;
};

/** Sessions from before the factor was demanded are not prolonged. */
export const refuseOldSessions: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  const user = req.user as User | null;
  if (operation === 'refresh' && user && isDemandedOf(user) && !(await factorOf(user.id, req)))
    refuse(askSetUp, 403);
  return args;
};
