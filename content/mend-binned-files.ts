import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectionSlug, FlattenedField, Where } from 'payload';
import { binFolder, filesOf, moveFiles, type Upload } from '../cms/hooks/binned-files.ts';
import { openPayload } from './payload.ts';

/** What was moved just now may belong to a transaction that is not over. */
const settledMs = 10 * 60_000;
const blockLength = 200;

/**
 * Files are moved to the bin and back inside a transaction, which may fail or be cut off afterwards. Then they
 * are not where the document says; here they follow it. Only what lies in the bin is looked at, by blocks.
 */
export async function mendBinnedFiles(now: Date): Promise<void> {
  const { config } = await openPayload();
  for (const { slug, trash, upload, flattenedFields } of config.collections) {
    if (!trash || !upload) continue;
    const shown = upload.staticDir ?? '';
    await hideFilesOfBinned(slug, shown, now);
    await showFilesOfOthers(slug, shown, nameFields(flattenedFields), now);
  }
}

async function hideFilesOfBinned(slug: CollectionSlug, shown: string, now: Date): Promise<void> {
  for (let after = 0; ; ) {
    const binned = await find(slug, [
      { deletedAt: { exists: true } },
      { id: { greater_than: after } },
    ]);
    const names = await settled(binned.flatMap(filesOf), shown, now);
    if (names.length > 0) await moveFiles(names, shown, true);
    const last = binned.at(-1);
    if (!last || binned.length < blockLength) return;
    after = last.id;
  }
}

async function showFilesOfOthers(
  slug: CollectionSlug,
  shown: string,
  fields: string[],
  now: Date,
): Promise<void> {
  const hidden = join(shown, binFolder);
  const all = existsSync(hidden) ? await readdir(hidden) : [];
  for (let start = 0; start < all.length; start += blockLength) {
    const names = await settled(all.slice(start, start + blockLength), hidden, now);
    const named: Where = { or: fields.map((field) => ({ [field]: { in: names } })) };
    // What was deleted for good has no owner any more and stays hidden.
    const owners =
      names.length > 0 ? await find(slug, [{ deletedAt: { exists: false } }, named]) : [];
    const theirs = new Set(owners.flatMap(filesOf));
    const misplaced = names.filter((name) => theirs.has(name));
    if (misplaced.length > 0) await moveFiles(misplaced, shown, false);
  }
}

async function find(collection: CollectionSlug, and: Where[]) {
  const { db } = await openPayload();
  const { docs } = await db.find<Upload & { id: number }>({
    ...{ collection, where: { and }, sort: 'id', limit: blockLength, pagination: false },
  });
  return docs;
}

/** Of these names, those that lie in the folder and were not moved just now. */
async function settled(names: string[], folder: string, now: Date): Promise<string[]> {
  const before = now.getTime() - settledMs;
  const found = await Promise.all(
    names.map(async (name) => {
      const file = await stat(join(folder, name)).catch(() => undefined);
      return file && file.ctimeMs < before ? [name] : [];
    }),
  );
  return found.flat();
}

/** Where a document has the names of its files. */
function nameFields(fields: FlattenedField[]): string[] {
  const sizes = fields.find(({ name }) => name === 'sizes');
  const inSizes = sizes && 'flattenedFields' in sizes ? sizes.flattenedFields : [];
  return ['filename', ...inSizes.map(({ name }) => `sizes.${name}.filename`)];
}
