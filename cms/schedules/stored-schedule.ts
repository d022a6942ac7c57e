import type { CollectionSlug, Where } from 'payload';
import type { PayloadJob } from '../payload-types.ts';
import { relatedId } from '../related-id.ts';

/**
 * Schedules are kept where the content system keeps jobs, in a queue that it does not run itself: its claim on
 * a job is not exclusive, and what stops in the middle is never taken up again (`run-schedules.ts`).
 */
export const scheduleQueue = 'schedules';

export type ScheduleType = 'publish' | 'unpublish';

export interface Schedule {
  id: number;
  collection: CollectionSlug;
  document: number;
  type: ScheduleType;
  at: Date;
  /** The account that made it. */
  user: number;
}

/** As it is stored; written by us alone. */
interface Input {
  type: ScheduleType;
  doc: { relationTo: CollectionSlug; value: string };
  user: { relationTo: 'users'; value: number };
}

export function inputOf({
  type,
  collection,
  document,
  user,
}: Pick<Schedule, 'type' | 'collection' | 'document' | 'user'>): Input {
  return {
    type,
    doc: { relationTo: collection, value: String(document) },
    user: { relationTo: 'users', value: user },
  };
}

export function toSchedule({ id, input, waitUntil, createdAt }: PayloadJob): Schedule {
  const { type, doc, user } = input as unknown as Input;
  return {
    ...{ id, type, collection: doc.relationTo, document: Number(doc.value) },
    ...{ at: new Date(waitUntil ?? createdAt), user: relatedId(user.value) ?? 0 },
  };
}

const ours: Where = { queue: { equals: scheduleQueue } };

export const waiting: Where = {
  and: [ours, { completedAt: { exists: false } }, { hasError: { not_equals: true } }],
};
export const failed: Where = { and: [ours, { hasError: { equals: true } }] };
export const done: Where = { and: [ours, { completedAt: { exists: true } }] };

export const ofCollection = (collection: string): Where => ({
  'input.doc.relationTo': { equals: collection },
});

export const ofDocument = (collection: string, id: number): Where => ({
  and: [ofCollection(collection), { 'input.doc.value': { equals: String(id) } }],
});
