import type {
  CollectionAfterLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { deviceName } from '../../lib/device-name.ts';
import { noteAction } from '../audit/note-action.ts';
import { refuse } from '../hooks/refuse.ts';
import type { User } from '../payload-types.ts';
import { type Asking, reqOf } from './asking.ts';

type Session = NonNullable<User['sessions']>[number];

const collection = 'users';

/** A session that nobody uses ends after a working day. */
export const idleHours = 8;
/** One that is used ends too: by then it is asked for no more prolongation. */
const longestHours = 24;

const readSessions = async (id: number, asking: Asking): Promise<Session[]> => {
  const where = { id: { equals: id } };
  const user = await asking.payload.db.findOne<User>({ collection, where, ...reqOf(asking) });
  return user?.sessions ?? [];
};

/** `updatedAt: null` leaves the date of the last change as it is, as Payload's own code does. */
const writeSessions = (id: number, sessions: Session[], asking: Asking) =>
  asking.payload.db.updateOne({
    collection,
    id,
    data: { sessions, updatedAt: null },
    ...reqOf(asking),
    returning: false,
  });

/**
 * Says on which device the newest session is, so that its owner knows it again. The one that the browser had until now
 * ends: its cookie is replaced, and nobody would ever end it.
 */
export const nameDevice: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const sessions = (user.sessions ?? []).filter(({ id }) => id !== req.context.heldSession);
  const newest = sessions.at(-1);
  if (!newest || req.context.withoutSession) return;
  const device = deviceName(req.headers.get('user-agent') ?? '');
  await writeSessions(user.id, [...sessions.slice(0, -1), { ...newest, device }], req);
  await noteAction('entrou', device, req, `${user.name} (${user.email})`);
};

export const endAllSessions = (id: number, asking: Asking) => writeSessions(id, [], asking);

export interface ShownSession {
  id: string;
  device: string;
  since: string;
  isThis: boolean;
}

/** The sessions that still last, the newest first. */
export async function listSessions(user: User & { _sid?: string }, req: PayloadRequest) {
  const now = new Date().toISOString();
  const open = (await readSessions(user.id, req)).filter(({ expiresAt }) => expiresAt > now);
  return open.reverse().map(
    ({ id, device, createdAt }): ShownSession => ({
      id,
      device: device || 'Aparelho desconhecido',
      since: createdAt ?? '',
      isThis: id === user._sid,
    }),
  );
}

/** Whoever holds its cookie is out with the next request. Says whether there was such a session. */
export async function endSession(account: number, session: string, req: PayloadRequest) {
  const sessions = await readSessions(account, req);
  const left = sessions.filter(({ id }) => id !== session);
  if (left.length === sessions.length) return false;
  await writeSessions(account, left, req);
  await noteAction('sessao', 'Encerrou uma das suas sessões', req);
  return true;
}

/** The session that a browser holds when it signs in again; a moment later the request has the new one. */
export const noteHeldSession: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const user = req.user as { _sid?: string } | null;
  if (operation === 'login' && user?._sid) req.context.heldSession = user._sid;
  return args;
};

/** Payload prolongs a session whenever it is asked to. Each prolongation lasts as long as an unused session. */
export const endSessionAfterADay: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  const user = req.user as (User & { _sid?: string }) | null;
  if (operation !== 'refresh' || !user) return args;
  const session = (await readSessions(user.id, req)).find(({ id }) => id === user._sid);
  const hours = (Date.now() - Date.parse(session?.createdAt ?? '')) / 3_600_000;
  if (!(hours <= longestHours - idleHours)) refuse('A sua sessão terminou. Entre de novo.', 403);
  return args;
};
