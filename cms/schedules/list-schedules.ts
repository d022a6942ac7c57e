import type { CollectionSlug, Payload, Where } from 'payload';
import type { PayloadJob, User } from '../payload-types.ts';
import { done, failed, type ScheduleType, toSchedule, waiting } from './stored-schedule.ts';
import { readTitles } from './titles.ts';

export interface ListedSchedule {
  id: number;
  collection: CollectionSlug;
  document: number;
  title: string;
  type: ScheduleType;
  /** When it is to happen, or was. */
  when: Date;
  /** The name of who made it; empty where the account is gone. */
  who: string;
  /** Why it failed; empty unless it did. */
  why: string;
}

export interface Schedules {
  /** Soonest first; with what is due and not done yet. */
  upcoming: ListedSchedule[];
  /** Newest first. */
  done: ListedSchedule[];
  /** Newest first: those that nobody has made up for since. */
  failed: ListedSchedule[];
}

const most = 50;

/** For the desk: what comes until `to`, what was done since `from`, and what failed. */
export async function listSchedules(
  payload: Payload,
  { from, to }: { from: Date; to: Date },
): Promise<Schedules> {
  const since = { greater_than_equal: from.toISOString() };
  const [upcoming, past, wrong] = await Promise.all([
    findJobs(payload, [waiting, { waitUntil: { less_than: to.toISOString() } }], 'waitUntil'),
    findJobs(payload, [done, { completedAt: since }], '-completedAt'),
    findJobs(payload, [failed], '-waitUntil'),
  ]);
  return {
    upcoming: await describe(payload, upcoming),
    done: await describe(payload, past),
    failed: await describe(payload, await notMadeUpFor(payload, wrong)),
  };
}

async function findJobs(payload: Payload, and: Where[], sort: string): Promise<PayloadJob[]> {
  const { docs } = await payload.db.find<PayloadJob>({
    ...{ collection: 'payload-jobs', where: { and }, sort, limit: most, pagination: false },
  });
  return docs;
}

async function describe(payload: Payload, jobs: PayloadJob[]): Promise<ListedSchedule[]> {
  const schedules = jobs.map(toSchedule);
  const titles = await readTitles(payload, schedules);
  const { docs: accounts } = await payload.db.find<User>({
    collection: 'users',
    where: { id: { in: schedules.map(({ user }) => user) } },
    select: { name: true },
    pagination: false,
  });
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return schedules.map(({ id, collection, document, type, at, user }, index) => ({
    ...{ id, collection, document, type, when: at },
    title: titles[index] ?? '',
    who: names.get(user) ?? '',
    why: reasonOf(jobs[index]),
  }));
}

const failureOf = (job: PayloadJob | undefined) =>
  job?.error as { message?: string; at?: string } | null | undefined;

const reasonOf = (job: PayloadJob | undefined) => failureOf(job)?.message ?? '';

interface Stored {
  id: number;
  updatedAt: string;
  _status?: string;
  deletedAt?: string | null;
}

/** Without those whose document was published, withdrawn, binned or deleted by hand afterwards. */
async function notMadeUpFor(payload: Payload, jobs: PayloadJob[]): Promise<PayloadJob[]> {
  const schedules = jobs.map(toSchedule);
  const stored = new Map<string, Stored>();
  for (const collection of new Set(schedules.map((one) => one.collection))) {
    const numbers = schedules.filter((one) => one.collection === collection);
    const { docs } = await payload.db.find<Stored>({
      collection,
      where: { id: { in: numbers.map(({ document }) => document) } },
      select: { updatedAt: true, _status: true, deletedAt: true },
      pagination: false,
    });
    for (const document of docs) stored.set(`${collection} ${document.id}`, document);
  }
  return jobs.filter((job, index) => {
    const { collection, document, type } = schedules[index] ?? toSchedule(job);
    const now = stored.get(`${collection} ${document}`);
    const wanted = type === 'publish' ? 'published' : 'draft';
    const since = failureOf(job)?.at ?? '';
    return now && !now.deletedAt && !(now._status === wanted && now.updatedAt > since);
  });
}
