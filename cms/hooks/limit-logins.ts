import { createHmac } from 'node:crypto';
import type {
  CollectionAfterLoginHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { countPost } from '../count-post.ts';
import { workAsForAnAccount } from '../password.ts';
import { refuse } from './refuse.ts';

const mostGuesses = 5;
export const lockMinutes = 10;

interface WithEmail {
  data?: { email?: unknown; password?: unknown };
  req: PayloadRequest;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const addressIn = ({ data }: WithEmail) => textOf(data?.email).trim().toLowerCase();

/** Keyed: the address can't be had back from a copy of the database. */
const senderOf = ({ secret }: Payload, email: string) =>
  createHmac('sha256', secret).update(`login ${email}`).digest('base64url');

/**
 * Counts a guess of an account's password before it is checked, in one statement: of forty at once five
 * are checked. Payload counts afterwards, when all forty have been.
 */
export async function countGuess(email: string, { payload, transactionID }: PayloadRequest) {
  const sender = senderOf(payload, email);
  const windowMs = lockMinutes * 60_000;
  const { count } = await countPost(payload, sender, new Date(), windowMs, transactionID);
  if (count > mostGuesses)
    refuse(`Tentativas demais. Espere ${lockMinutes} minutos e tente de novo.`, 429);
}

/**
 * What has no account is counted and takes as long, so that neither the clock nor the lock tells who
 * has one.
 */
export const limitLogins: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // Within another operation it is no guess: it follows the making of the first account, and counting
  // would wait for the very transaction that waits for it.
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
  if (totalDocs === 0) await workAsForAnAccount(textOf(attempt.data?.password));
  return args;
};

/** Whoever knows the password starts anew. */
export async function forgive(email: string, req: PayloadRequest): Promise<void> {
  const where = { sender: { equals: senderOf(req.payload, email) } };
  await req.payload.db.deleteMany({ collection: 'post-counts', where, req });
}

/** Also for whoever chose a new password through a mailed link. */
export const forgiveOnLogin: CollectionAfterLoginHook = async ({ user, req }) => {
  await forgive(textOf(user.email), req);
};

export const forgiveOnUnlock: CollectionAfterOperationHook = async ({
  args,
  operation,
  result,
}) => {
  if (operation === 'unlock') {
    const request = args as unknown as WithEmail;
    await forgive(addressIn(request), request.req);
  }
  return result;
};
