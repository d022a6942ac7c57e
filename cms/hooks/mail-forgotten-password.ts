import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { newPasswordMail, newPasswordSubject } from '../../mail/letters/new-password.ts';
import { mailedLately, putInOutbox } from '../../mail/outbox.ts';
import { holdAddress } from '../hold-name.ts';
import type { User } from '../payload-types.ts';
import { settings } from '../settings.ts';

const betweenMailsMs = 60_000;

interface ForgotPassword {
  data: { email?: string };
  disableEmail?: boolean;
  req: PayloadRequest;
}

/**
 * Payload would send its mail and store the time of the request outside of the transaction; on SQLite both
 * would wait for that same transaction. So its mail is switched off, and `mailForgottenPassword` writes ours.
 */
export const withoutPayloadsMail: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'forgotPassword') return args;
  const to = addressIn(args as ForgotPassword);
  await holdAddress(to, req);
  // Asked again within the time: the link already mailed stays valid, and no second mail is written.
  if (await mailedLately({ to, subject: newPasswordSubject, withinMs: betweenMailsMs }, req))
    req.context.standing = await standingLink(to, req);
  return { ...args, disableEmail: true };
};

const addressIn = ({ data }: ForgotPassword) => (data.email ?? '').trim().toLowerCase();

async function standingLink(email: string, req: PayloadRequest) {
  const where = { email: { equals: email } };
  const user = await req.payload.db.findOne<User>({ collection: 'users', where, req });
  if (!user) return undefined;
  const { id, resetPasswordToken, resetPasswordExpiration } = user;
  return { id, data: { resetPasswordToken, resetPasswordExpiration } };
}

export const mailForgottenPassword: CollectionAfterOperationHook = async ({
  args,
  operation,
  result,
}) => {
  if (operation !== 'forgotPassword' || typeof result !== 'string') return result;
  const request = args as unknown as ForgotPassword;
  const { req } = request;
  const standing = req.context.standing as Awaited<ReturnType<typeof standingLink>>;
  if (standing) {
    await req.payload.db.updateOne({ collection: 'users', ...standing, req, returning: false });
    return result;
  }
  const mail = newPasswordMail(settings.adminUrl, result);
  await putInOutbox({ to: addressIn(request), ...mail }, req);
  return result;
};
