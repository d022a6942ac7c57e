import {
  type CollectionSlug,
  docAccessOperation,
  type PayloadRequest,
  type ServerFunction,
} from 'payload';
import { dayAndTime } from '../../lib/day-and-time.ts';
import { readTypedMoment } from '../../lib/typed-moment.ts';
import { isEditor } from '../access/editors.ts';
import type { PayloadJob } from '../payload-types.ts';
import { reasonNotToPublish } from './publishable.ts';
import {
  failed,
  inputOf,
  ofDocument,
  type ScheduleType,
  scheduleQueue,
  toSchedule,
  waiting,
} from './stored-schedule.ts';

/** What the drawer asks for: the list, after what it adds or removes. */
export interface ScheduleRequest {
  collection: CollectionSlug;
  id: number;
  add?: { type: ScheduleType; typed: string };
  remove?: number;
}

export interface ShownSchedule {
  id: number;
  type: ScheduleType;
  /** 'dd/MM/aaaa HH:mm', by Amapá's clock. */
  when: string;
  why: string;
}

export interface ScheduleAnswer {
  schedules: ShownSchedule[];
  error?: string;
}

const jobs = 'payload-jobs';

/** What is scheduled for one document, for who may publish it. */
export const schedulesOf: ServerFunction<ScheduleRequest, Promise<ScheduleAnswer>> = async ({
  req,
  ...asked
}) => {
  if (!(await mayPublish(asked, req)))
    return { schedules: [], error: 'Esta conta não pode publicar nem agendar.' };
  const error = await carryOut(asked, req, new Date());
  return { schedules: await listOf(asked, req), ...(error ? { error } : {}) };
};

/** In the place of Payload's own, which lets any account remove any schedule. */
export const refuseSchedule: ServerFunction = () => ({ error: 'Agende pelo formulário.' });

async function mayPublish({ collection, id }: ScheduleRequest, req: PayloadRequest) {
  const config = req.payload.collections[collection]?.config;
  if (!isEditor(req) || !config?.versions?.drafts) return false;
  const data = { _status: 'published' };
  return (await docAccessOperation({ id, collection: { config }, data, req })).update === true;
}

async function carryOut(
  { collection, id, add, remove }: ScheduleRequest,
  req: PayloadRequest,
  now: Date,
): Promise<string | undefined> {
  const { payload, user } = req;
  if (remove !== undefined)
    await payload.db.deleteMany({
      collection: jobs,
      where: { and: [{ id: { equals: remove } }, ofDocument(collection, id)] },
    });
  if (!add || !user) return undefined;
  const read = readTypedMoment(add.typed, now);
  if ('error' in read) return read.error;
  const { type } = add;
  const refused = type === 'publish' && (await reasonNotToPublish({ collection, id }, req));
  if (refused) return refused;
  await payload.db.create({
    collection: jobs,
    data: {
      ...{ taskSlug: 'schedulePublish', queue: scheduleQueue, hasError: false, processing: false },
      input: inputOf({ type, collection, document: id, user: user.id }),
      waitUntil: read.moment.toISOString(),
    },
    returning: false,
  });
  // A new one makes up for what failed.
  const and = [failed, ofDocument(collection, id)];
  await payload.db.deleteMany({ collection: jobs, where: { and } });
  return undefined;
}

/** More than anybody makes for one document. */
const most = 20;

async function listOf({ collection, id }: ScheduleRequest, { payload }: PayloadRequest) {
  const { docs } = await payload.db.find<PayloadJob>({
    collection: jobs,
    where: { and: [{ or: [waiting, failed] }, ofDocument(collection, id)] },
    ...{ sort: 'waitUntil', limit: most, pagination: false },
  });
  return docs.map((job): ShownSchedule => {
    const { type, at } = toSchedule(job);
    const why = (job.error as { message?: string } | null | undefined)?.message ?? '';
    return { id: job.id, type, when: dayAndTime(at), why };
  });
}
