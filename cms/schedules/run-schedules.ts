import { APIError, type Payload } from 'payload';
import { failedScheduleMail } from '../../mail/letters/failed-schedule.ts';
import { putAllInOutbox } from '../../mail/outbox.ts';
import type { PayloadJob, User } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { together } from '../together.ts';
import { describeRefusal } from './publishable.ts';
import { type Schedule, toSchedule, waiting } from './stored-schedule.ts';
import { readTitles } from './titles.ts';

const collection = 'payload-jobs';
/** What fails for a reason of ours is tried again each minute for so long. */
const patienceMs = 15 * 60_000;

/**
 * Publishes and withdraws what is due, each once however many programs do this at the same time: who changes the
 * row first has it, in the transaction of the change itself. If a program ends in the middle, nothing has happened
 * and the next one does it.
 */
export async function runSchedules(
  payload: Payload,
  now: Date,
  report: (error: unknown) => void,
): Promise<void> {
  const { docs } = await payload.db.find<PayloadJob>({
    collection,
    where: { and: [waiting, { waitUntil: { less_than_equal: now.toISOString() } }] },
    sort: 'waitUntil',
    // All that is due, in the order of its hours: those that fail would else keep the others waiting.
    limit: 0,
    pagination: false,
  });
  for (const schedule of docs.map(toSchedule)) await runOne(payload, schedule, now).catch(report);
}

async function runOne(payload: Payload, schedule: Schedule, now: Date): Promise<void> {
  try {
    await together(payload, async (transactionID) => {
      const mine = await claim(
        payload,
        schedule,
        { completedAt: now.toISOString() },
        transactionID,
      );
      if (mine) await change(payload, schedule, transactionID);
    });
  } catch (error) {
    // Nobody can mend what a rule of the content refuses by waiting.
    const refused = error instanceof APIError && error.status < 500;
    if (!refused && now.getTime() - schedule.at.getTime() < patienceMs) throw error;
    const why = refused ? describeRefusal(error) : 'Houve uma falha técnica.';
    await noteFailure(payload, schedule, why, now);
    if (!refused) throw error;
  }
}

async function change(payload: Payload, schedule: Schedule, transactionID: number | string) {
  const user = await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: schedule.user } },
    req: { transactionID },
  });
  if (!user) throw new APIError('A conta que agendou não existe mais.', 403);
  await payload.update({
    collection: schedule.collection,
    id: schedule.document,
    data: { _status: schedule.type === 'publish' ? 'published' : 'draft' },
    depth: 0,
    // With the rights that the account has now.
    user: { ...user, collection: 'users' },
    overrideAccess: false,
    req: { transactionID },
  });
}

/** One statement: whoever comes second changes nothing. */
async function claim(
  payload: Payload,
  { id }: Schedule,
  data: Partial<PayloadJob>,
  transactionID: number | string,
): Promise<boolean> {
  const row: PayloadJob | null = await payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, waiting] },
    data,
    options: { atomic: true },
    req: { transactionID },
  });
  return row !== null;
}

/** Kept for the desk, and mailed once to who scheduled it and to the administrators. */
async function noteFailure(payload: Payload, schedule: Schedule, why: string, now: Date) {
  await together(payload, async (transactionID) => {
    const error = { message: why, at: now.toISOString() };
    if (!(await claim(payload, schedule, { hasError: true, error }, transactionID))) return;
    const { docs } = await payload.db.find<User>({
      collection: 'users',
      where: { or: [{ id: { equals: schedule.user } }, { role: { equals: 'admin' } }] },
      pagination: false,
      req: { transactionID },
    });
    const [title = ''] = await readTitles(payload, [schedule]);
    const mails = docs.map(({ email }) =>
      failedScheduleMail(email, { ...schedule, title, why }, settings.adminUrl),
    );
    await putAllInOutbox(mails, { payload, transactionID });
  });
}
