import type { Payload, PayloadRequest } from 'payload';
import { untouchedSample } from '../cms/fields/sample-mark.ts';
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
    let written = 0;
    for (const change of changes) if (await write(payload, change, { transactionID })) written += 1;
    if (written > 0) await raiseContentVersion({ payload, transactionID });
    return written;
  });
}

/** Whether it was written: not where an editor saved it after it was read. */
async function write(
  { db, collections }: Payload,
  { collection, id, data }: SampleChange,
  req: Pick<PayloadRequest, 'transactionID'>,
): Promise<boolean> {
  const moved = { ...data, updatedAt: new Date().toISOString() };
  // The form of the admin shows the last version.
  const { docs: versions } = collections[collection].config.versions
    ? await db.findVersions<{ sample?: string | null }>({
        collection,
        where: { parent: { equals: id } },
        sort: '-updatedAt',
        limit: 1,
        pagination: false,
        req,
      })
    : { docs: [] };
  if (versions.some(({ version }) => version.sample !== untouchedSample)) return false;
  const written = await db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, { sample: { equals: untouchedSample } }] },
    data: moved,
    select: { id: true },
    req,
  });
  if (!written) return false;
  for (const { id: last } of versions)
    await db.updateVersion({
      collection,
      id: last,
      versionData: { version: moved } as never,
      req,
      returning: false,
    });
  return true;
}
