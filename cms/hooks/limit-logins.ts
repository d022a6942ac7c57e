import { createHmac } from 'node:crypto';
import type {
  CollectionAfterLoginHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { noteAction } from '../audit/note-action.ts';
import { countPost } from '../count-post.ts';
import { spendTimeOfACheck } from '../password.ts';
import { refuse } from './refuse.ts';

const mostGuesses = 5;
export const lockMinutes = 10;

interface WithEmail {
  data?: { email?: unknown; password?: unknown };
  req: PayloadRequest;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const addressIn = ({ data }: WithEmail) => textOf(data?.email).trim().toLowerCase();

/** A keyed hash: a copy of the database does not reveal the address. */
const senderOf = ({ secret }: Payload, email: string) =>
  createHmac('sha256', secret).update(`login ${email}`).digest('base64url');

/**
 * Counts a guess of a password before it is checked, in one statement: of forty guesses at once, five are
 * checked. Payload would count after checking all forty.
 */
export async function countGuess(email: string, { payload, transactionID }: PayloadRequest) {
  const sender = senderOf(payload, email);
  const windowMs = lockMinutes * 60_000;
  const { count } = await countPost(payload, sender, new Date(), windowMs, transactionID);
  if (count === mostGuesses + 1 && transactionID === undefined) await noteLock(email, payload);
  if (count > mostGuesses)
    refuse(`Tentativas demais. Espere ${lockMinutes} minutos e tente de novo.`, 429);
}

/** For unknown accounts too, or the time would tell which exist; their address is not kept. */
async function noteLock(email: string, payload: Payload): Promise<void> {
  const where = { email: { equals: email } };
  const { totalDocs } = await payload.db.count({ collection: 'users', where });
  const what = totalDocs > 0 ? `Conta ${email}` : 'Um e-mail sem conta';
  await noteAction(
    'bloqueio',
    `${what}: bloqueio de ${lockMinutes} minutos`,
    { payload },
    'Alguém',
  );
}

/**
 * Unknown accounts are counted and take as long, so that neither time nor lock tells which accounts exist.
 */
export const limitLogins: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // Not counted within another operation: after the first account is created Payload logs in, inside a
  // transaction that counting would wait for.
  if (operation !== 'login' || req.transactionID) return args;
  const { payload } = req;
  const attempt = args as unknown as WithEmail;
  const email = addressIn(attempt);
  await countGuess(email, req);
  const { totalDocs } = await payload.db.count({
    collection: 'users',
    where: { email: { equals: email } },
    req,
  });
  const password = textOf(attempt.data?.password);
  // An empty one is refused unchecked, for known accounts too.
  if (totalDocs === 0 && password.trim() !== '') await spendTimeOfACheck(password);
  return args;
};

/** A correct password resets the count. */
export async function resetAttempts(email: string, req: PayloadRequest): Promise<void> {
  const where = { sender: { equals: senderOf(req.payload, email) } };
  await req.payload.db.deleteMany({ collection: 'post-counts', where, req });
}

/** Also after a new password through a mailed link. */
export const resetAttemptsOnLogin: CollectionAfterLoginHook = async ({ user, req }) => {
  await resetAttempts(textOf(user.email), req);
};

export const resetAttemptsOnUnlock: CollectionAfterOperationHook = async ({
  args,
  operation,
  result,
}) => {
  if (operation === 'unlock') {
    const request = args as unknown as WithEmail;
    await resetAttempts(addressIn(request), request.req);
  }
  return result;
};
