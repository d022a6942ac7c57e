import type { CollectionSlug } from 'payload';
import { vi } from 'vitest';
import { prepareDatabase } from '../../scripts/prepare-database.ts';
import { seedMany } from '../../scripts/seed-many.ts';
import { openOwnDatabase } from './own-database.ts';

export const now = new Date('2025-05-12T12:00:00Z');
/** So many documents beside the sample. */
export const size = 1200;

/** A database with many documents, and the search over it. */
export async function openSearchDatabase(name: string) {
  const { payload, folder, close } = await openOwnDatabase(name);
  const { search } = await import('../../content/search.ts');
  await prepareDatabase(payload, { sample: true, frozenNow: now }, () => {});
  await seedMany(payload, size, now);

  /** The addresses of the results on the first page, and how many there are in all. */
  async function find(words: string) {
    const { found, counts } = await search({ words, kind: undefined, page: 1 }, now);
    const count = Object.values(counts).reduce((sum, one) => sum + one, 0);
    return { count, addresses: found.map(({ address }) => address) };
  }

  async function idOf(collection: CollectionSlug, slug: string): Promise<number> {
    const where = { slug: { equals: slug } };
    const { docs } = await payload.find({ collection, where, depth: 0 });
    return Number(docs[0]?.id);
  }

  /** How many documents are read with their texts, and how many only looked at, while this is done. */
  async function readsOf(work: () => Promise<unknown>): Promise<{ texts: number; looks: number }> {
    const reads = { texts: 0, looks: 0 };
    const read = payload.find.bind(payload);
    const spy = vi.spyOn(payload, 'find').mockImplementation(async (options) => {
      const result = await read(options);
      const isLook = Object.keys(options.select ?? {}).join() === 'updatedAt';
      // The secretariat's people are few and read each time.
      if (isLook) reads.looks += result.docs.length;
      else if (options.collection !== 'team-members') reads.texts += result.docs.length;
      return result;
    });
    await work();
    spy.mockRestore();
    return reads;
  }

  return { payload, folder, close, find, idOf, readsOf };
}
