import type { Payload, PayloadRequest } from 'payload';
import { holdName } from '../cms/hold-name.ts';
import { raiseContentVersion } from '../cms/hooks/raise-content-version.ts';
import { together } from '../cms/together.ts';
import { findSampleChanges, type SampleChange } from './sample-changes.ts';

/**
 * Brings what nobody touched of the sample to a later day, and says how much moved. In silence: it is written past
 * the hooks, so that nobody gets a mail or a letter of it, no version is added and no action noted. All in one
 * transaction, so that an interrupted start leaves one world.
 */
export async function moveSample(payload: Payload, now: Date): Promise<number> {
  if ((await findSampleChanges(payload, now)).length === 0) return 0;
  return together(payload, async (transactionID) => {
    await holdName('the sample', { payload, transactionID });
    // Another machine may have moved it in the meantime.
    const changes = await findSampleChanges(payload, now, { transactionID });
    for (const change of changes) await write(payload, change, { transactionID });
    if (changes.length > 0) await raiseContentVersion({ payload, transactionID });
    return changes.length;
  });
}

async function write(
  { db }: Payload,
  { collection, id, data }: SampleChange,
  req: Pick<PayloadRequest, 'transactionID'>,
): Promise<void> {
  const moved = { ...data, updatedAt: new Date().toISOString() };
  await db.updateOne({ collection, id, data: moved, req, returning: false });
  // The form of the admin shows the last version.
  const { docs } = await db.findVersions({
    ...{ collection, where: { parent: { equals: id } }, sort: '-updatedAt' },
    ...{ limit: 1, pagination: false, req },
  });
  for (const { id: last } of docs)
    await db.updateVersion({
      ...{ collection, id: last, req, returning: false },
      versionData: { version: moved } as never,
    });
}
