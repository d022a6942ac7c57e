import type { CollectionSlug, PayloadRequest } from 'payload';
import type { Use } from './find-uses.ts';

/** Those uses that an account may know by name: of documents and pages of settings that it may read. */
export async function readableUses(uses: readonly Use[], req: PayloadRequest): Promise<Use[]> {
  const readable: Use[] = [];
  for (const [slug, own] of Map.groupBy(uses, (use) => use.in)) {
    const page = req.payload.config.globals.find((global) => global.slug === slug);
    if (page) {
      if (await page.access.read({ req })) readable.push(...own);
      continue;
    }
    const numbers = await readableNumbers(slug as CollectionSlug, own, req);
    readable.push(...own.filter(({ id }) => id !== undefined && numbers.has(id)));
  }
  return readable;
}

async function readableNumbers(
  collection: CollectionSlug,
  uses: readonly Use[],
  req: PayloadRequest,
): Promise<Set<number>> {
  const ids = [...new Set(uses.flatMap(({ id }) => id ?? []))];
  // Some rules answer with a condition, others with yes or no, of which the operation would make an error.
  if (!(await req.payload.collections[collection].config.access.read({ req }))) return new Set();
  const { docs } = await req.payload.find({
    ...{ collection, where: { id: { in: ids } }, select: {}, depth: 0 },
    ...{ pagination: false, limit: ids.length, overrideAccess: false, req },
  });
  return new Set(docs.map(({ id }) => Number(id)));
}
