import type { CollectionSlug } from 'payload';
import { hasAutosaveEnabled } from 'payload/shared';
import { openPayload } from './payload.ts';

const dayMs = 86_400_000;
const atOnce = 100;

/**
 * A form that is opened for something new stores an empty draft, so that it can be saved while one types. Those
 * that nobody wrote anything into are deleted after a day.
 */
export async function forgetUntouchedDrafts(now: Date): Promise<void> {
  const payload = await openPayload();
  for (const config of payload.config.collections) {
    const title = config.admin.useAsTitle;
    if (!hasAutosaveEnabled(config) || !title) continue;
    const collection = config.slug as CollectionSlug;
    const { docs } = await payload.find({
      collection,
      where: {
        and: [
          { _status: { equals: 'draft' } },
          { [title]: { exists: false } },
          { updatedAt: { less_than: new Date(now.getTime() - dayMs).toISOString() } },
        ],
      },
      ...{ limit: atOnce, pagination: false, depth: 0 },
    });
    for (const { id } of docs) {
      // The first one is made with the document; each thing that is written makes or changes another.
      const kept = await payload.countVersions({ collection, where: { parent: { equals: id } } });
      if (kept.totalDocs <= 1) await payload.delete({ collection, id });
    }
  }
}
