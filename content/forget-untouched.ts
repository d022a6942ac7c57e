import type { SanitizedCollectionConfig, Where } from 'payload';
import { hasAutosaveEnabled } from 'payload/shared';
import { skipFailing } from '../lib/skip-failing.ts';
import { openPayload } from './payload.ts';
import { rowsOf } from './rows-of.ts';

const dayMs = 86_400_000;

/**
 * A form that is opened for something new stores an empty draft, so that it can be saved while one types. Those
 * that nobody wrote anything into are deleted after a day.
 */
export async function forgetUntouchedDrafts(now: Date): Promise<void> {
  const { config } = await openPayload();
  await skipFailing(
    config.collections.filter(hasAutosaveEnabled),
    (collection) => forgetIn(collection, now),
    'Rascunhos vazios não foram todos apagados',
  );
}

async function forgetIn(
  { slug: collection, admin: { useAsTitle: title }, trash }: SanitizedCollectionConfig,
  now: Date,
): Promise<void> {
  if (!title) return;
  const payload = await openPayload();
  const and: Where[] = [
    { _status: { equals: 'draft' } },
    { [title]: { exists: false } },
    { updatedAt: { less_than: new Date(now.getTime() - dayMs).toISOString() } },
    // What is in the bin goes with it.
    ...(trash ? [{ deletedAt: { exists: false } }] : []),
  ];
  await skipFailing(
    rowsOf({ collection, where: { and }, select: { updatedAt: true } }),
    async ({ id }) => {
      // The first one is made with the document; each thing that is written makes or changes another.
      const kept = await payload.countVersions({ collection, where: { parent: { equals: id } } });
      if (kept.totalDocs <= 1) await payload.delete({ collection, id });
    },
    `Rascunhos vazios ficam em ${collection}`,
  );
}
