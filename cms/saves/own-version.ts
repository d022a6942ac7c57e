import type { CollectionSlug, PayloadRequest } from 'payload';

/**
 * Payload writes an autosave over the last one. When that was a colleague's it is closed, so that a version begins
 * and the colleague's text stays in the list. People are told apart by the name that versions carry.
 */
export async function beginOwnVersion(
  collection: CollectionSlug,
  id: number | string,
  req: PayloadRequest,
): Promise<void> {
  const { db } = req.payload;
  const { docs } = await db.findVersions<{ lastEditor?: string | null }>({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  });
  const [last] = docs as ((typeof docs)[number] & { autosave?: boolean })[];
  if (!last?.autosave || !req.user || last.version.lastEditor === req.user.name) return;
  const versionData = { autosave: false } as never;
  await db.updateVersion({ collection, id: last.id, versionData, req, returning: false });
}
