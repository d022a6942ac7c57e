import { binDays } from '../lib/retention.ts';
import { openPayload } from './payload.ts';

const dayMs = 86_400_000;
/** Of one collection at a time: the next hour has its turn too. */
const atOnce = 100;

/** Deletes for good what lay in the bin for thirty days, the oldest first. */
export async function emptyBin(now: Date): Promise<void> {
  const payload = await openPayload();
  const before = new Date(now.getTime() - binDays * dayMs).toISOString();
  const failures: unknown[] = [];
  for (const { slug, trash } of payload.config.collections) {
    if (!trash) continue;
    const { docs } = await payload.find({
      collection: slug,
      where: { deletedAt: { less_than: before } },
      ...{ trash: true, sort: 'deletedAt', limit: atOnce, pagination: false, depth: 0 },
    });
    // One that can't go must not keep the others.
    for (const { id } of docs)
      await payload
        .delete({ collection: slug, id: Number(id), trash: true, depth: 0 })
        .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'A lixeira não foi esvaziada toda.');
}
