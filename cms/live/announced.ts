import type { PayloadRequest } from 'payload';
import { asWritten } from '../as-written.ts';
import type { UpcomingBroadcast } from '../payload-types.ts';

const collection = 'upcoming-broadcasts';

/** What an editor began to change and has not published. */
async function draftAbove(id: number, req: PayloadRequest): Promise<UpcomingBroadcast | undefined> {
  const newest = await req.payload.findByID({
    ...{ collection, id, draft: true, depth: 0, req, disableErrors: true },
  });
  return newest?._status === 'draft' ? newest : undefined;
}

/** It has begun: no list announces it any more. What an editor began to change stays a draft above it. */
export async function noteBegun(id: number, moment: Date, req: PayloadRequest): Promise<void> {
  const { payload } = req;
  const startsAt = moment.toISOString();
  if (!(await draftAbove(id, req))) {
    const data = { startsAt, _status: 'published' as const };
    await payload.update({ collection, id, data, depth: 0, req });
    return;
  }
  // Payload would store the draft, and withdraw or publish it with the new moment.
  const data = { startsAt, updatedAt: new Date().toISOString() };
  await payload.db.updateOne({ collection, id, data, req, returning: false });
}

/**
 * Withdraws what was announced. Its public address is the recording's from now on, because it stands in people's
 * calendars; unless an earlier recording has it.
 */
export async function takeAddress(id: number, req: PayloadRequest): Promise<string | undefined> {
  const { payload } = req;
  const common = { collection, depth: 0, req } as const;
  const where = { id: { equals: id } };
  const draft = await draftAbove(id, req);
  const { docs } = await payload.update({ ...common, where, data: { _status: 'draft' } });
  if (draft) await payload.update({ ...common, id, draft: true, data: asWritten(draft) });
  const wanted = docs[0]?.slug;
  if (!wanted) return undefined;
  const { totalDocs } = await payload.count({
    collection: 'recorded-broadcasts',
    where: { slug: { equals: wanted } },
    req,
  });
  return totalDocs === 0 ? wanted : undefined;
}
