import { runSchedules as run } from '../cms/schedules/run-schedules.ts';
import { done, failed } from '../cms/schedules/stored-schedule.ts';
import { openPayload } from './payload.ts';

/** Publishes and withdraws what is due. */
export async function runSchedules(now: Date, report: (error: unknown) => void): Promise<void> {
  await run(await openPayload(), now, report);
}

const keptDays = 30;
const dayMs = 86_400_000;

/** What was done or failed a month ago concerns nobody any more. */
export async function forgetOldSchedules(now: Date): Promise<void> {
  const { db } = await openPayload();
  const old = { less_than: new Date(now.getTime() - keptDays * dayMs).toISOString() };
  await db.deleteMany({
    collection: 'payload-jobs',
    where: { and: [{ or: [done, failed] }, { waitUntil: old }] },
  });
}
