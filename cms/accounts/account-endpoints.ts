import { commitTransaction, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { noteAction } from '../audit/note-action.ts';
import { countGuess, resetAttempts } from '../hooks/limit-logins.ts';
import { refuse } from '../hooks/refuse.ts';
import { isPassword } from '../password.ts';
import type { User } from '../payload-types.ts';
import { requestTogether } from '../together.ts';
import { wrongCode } from './ask-second-factor.ts';
import {
  factorOf,
  isDemandedOf,
  keepFactor,
  recoveryLeft,
  removeFactor,
  renewRecoveryCodes,
  spendCode,
} from './second-factor.ts';
import { endSession, listSessions } from './sessions.ts';
import { beginSetUp, finishSetUp } from './set-up.ts';

const askedWith = z.object({
  password: z.string().default(''),
  code: z.string().default(''),
  ticket: z.string().default(''),
  session: z.string().default(''),
});
type Asked = z.infer<typeof askedWith>;

/** Whose page it is: everybody acts on their own account alone. */
const ownerOf = ({ user }: PayloadRequest): User =>
  (user as User) ?? refuse('Entre primeiro.', 401);

/** All of the work or none, except for the count of guesses, which a refusal must not undo. */
function ownAccount(
  path: string,
  work: (owner: User, asked: Asked, req: PayloadRequest) => Promise<object>,
): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      const owner = ownerOf(req);
      const { data } = askedWith.safeParse(await req.json?.().catch(() => ({})));
      if (!data) return refuse('O pedido não foi entendido.');
      const answer = await requestTogether(req, () => work(owner, data, req));
      return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
    },
  };
}

async function checkPassword({ id }: User, password: string, req: PayloadRequest): Promise<void> {
  const where = { id: { equals: id } };
  const stored = await req.payload.db.findOne<User>({ collection: 'users', where, req });
  if (!stored) return refuse('Entre primeiro.', 401);
  await countGuess(stored.email, req);
  if (!(await isPassword(password, stored))) {
    await commitTransaction(req);
    refuse('A senha não confere.');
  }
}

async function checkCode({ id }: User, code: string, req: PayloadRequest): Promise<void> {
  if (await spendCode(id, code, req)) return;
  await commitTransaction(req);
  refuse(wrongCode);
}

/** Somebody at an unlocked computer can't bind the account to a phone of theirs: the password is asked. */
const begin = ownAccount('/second-factor/begin', async (owner, { password }, req) => {
  if (await factorOf(owner.id, req)) refuse('O segundo fator já está ligado.');
  await checkPassword(owner, password, req);
  await resetAttempts(owner.email, req);
  return beginSetUp(owner);
});

const finish = ownAccount('/second-factor/finish', async (owner, { ticket, code }, req) => {
  if (await factorOf(owner.id, req)) refuse('O segundo fator já está ligado.');
  const done = finishSetUp(owner.id, { ticket, code });
  if (!done) return refuse(wrongCode);
  const recoveryCodes = await keepFactor(done, req);
  await noteAction('fator', 'Ligou o segundo fator', req);
  return { recoveryCodes };
});

const remove = ownAccount('/second-factor/remove', async (owner, { password, code }, req) => {
  if (isDemandedOf(owner)) refuse('Da sua conta o segundo fator é exigido.');
  await checkPassword(owner, password, req);
  await checkCode(owner, code, req);
  await removeFactor(owner.id, req);
  await resetAttempts(owner.email, req);
  await noteAction('fator', 'Desligou o segundo fator', req);
  return {};
});

const renew = ownAccount('/second-factor/recovery', async (owner, { password, code }, req) => {
  await checkPassword(owner, password, req);
  await checkCode(owner, code, req);
  const factor = await factorOf(owner.id, req);
  if (!factor) return refuse('O segundo fator não está ligado.');
  await resetAttempts(owner.email, req);
  await noteAction('fator', 'Fez novos códigos de recuperação', req);
  const account = owner.id;
  return { recoveryCodes: await renewRecoveryCodes({ id: factor.id, account }, req) };
});

const state: Endpoint = {
  path: '/security',
  method: 'get',
  handler: async (req) => {
    const owner = ownerOf(req);
    const factor = await factorOf(owner.id, req);
    return Response.json(
      {
        factor: factor ? { recoveryLeft: recoveryLeft(factor) } : null,
        isDemanded: isDemandedOf(owner),
        sessions: await listSessions(owner, req),
      },
      { headers: { 'cache-control': 'no-store' } },
    );
  },
};

const end = ownAccount('/sessions/end', async (owner, { session }, req) => {
  if (!(await endSession(owner.id, session, req))) refuse('Esta sessão já foi encerrada.', 404);
  return {};
});

export const accountEndpoints: Endpoint[] = [state, begin, finish, remove, renew, end];
