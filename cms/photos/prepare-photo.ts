import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Payload, Where } from 'payload';
import type { Media } from '../payload-types.ts';
import type { FileStore } from '../storage/file-store.ts';
import { StorageError } from '../storage/s3-requests.ts';
import { uploads } from '../storage/uploads.ts';
import {
  type ClaimedPhoto,
  claimPhoto,
  giveUp,
  keepSize,
  leaseMs,
  markReady,
  putBack,
  readAgain,
  renewClaim,
} from './claims.ts';
import { laterSizes, type PhotoSize, sizesFor } from './photo-sizes.ts';
import { runEncoder } from './run-encoder.ts';

/** Prepares one photograph that waits; false if none does. What was made before a kill is not made again. */
export async function prepareNextPhoto(payload: Payload, now = () => new Date()): Promise<boolean> {
  const photo = await claimPhoto(payload, now());
  if (!photo) return false;
  const renewing = setInterval(() => {
    renewClaim(payload, photo, now()).catch(() => undefined);
  }, leaseMs / 3);
  try {
    const wanted = sizesFor(photo.media.width ?? 0, laterSizes);
    const names = wanted.map(({ name }) => name);
    while (await makeMissing(payload, photo, wanted))
      if (await markReady(payload, photo, names)) break;
  } catch (error) {
    if (error instanceof StorageError) {
      // The photograph is well: it waits until the storage is back, and the worker says so.
      await putBack(payload, photo);
      throw error;
    }
    await giveUp(payload, photo, (error as Error).message);
  } finally {
    clearInterval(renewing);
  }
  return true;
}

/** Those sizes that are not noted now. False if the photograph is no longer ours. */
async function makeMissing(
  payload: Payload,
  photo: ClaimedPhoto,
  wanted: readonly PhotoSize[],
): Promise<boolean> {
  const media = await readAgain(payload, photo);
  if (!media) return false;
  const store = await uploads();
  const missing: PhotoSize[] = [];
  for (const size of wanted) if (!(await isMade(store, media, size.name))) missing.push(size);
  const before = wanted.length - missing.length;
  const original = media.filename ?? '';
  return store.withLocal('media', original, async (directory, takeIn) => {
    const source = join(directory, original);
    const mark = await markOf(source);
    for (const [index, { name, width, format, quality }] of missing.entries()) {
      // Named by the content: after a kill the same file is written again, and a replaced one has a new address.
      const filename = `${parse(source).name}-${width}-${mark}.${format}`;
      const task = { source, width, format, quality };
      const encoded = await runEncoder(task, join(directory, filename));
      await takeIn(filename);
      const made = { name, filename, mimeType: `image/${format}`, ...encoded };
      if (await keepSize(payload, photo, made, before + index + 1)) continue;
      if (!(await isStored(payload, media))) await store.drop(`media/${filename}`);
      return false;
    }
    return true;
  });
}

async function markOf(source: string): Promise<string> {
  const file = await readFile(source).catch(() => {
    throw new Error('O arquivo da fotografia não está no servidor.');
  });
  return createHash('sha256').update(file).digest('hex').slice(0, 8);
}

async function isMade(store: FileStore, { sizes }: Media, name: string): Promise<boolean> {
  const filename = sizes?.[name as keyof typeof sizes]?.filename;
  return Boolean(filename && (await store.look(`media/${filename}`)));
}

async function isStored({ db }: Payload, { id, filename }: Media): Promise<boolean> {
  const where: Where = {
    id: { equals: id },
    filename: { equals: filename },
    deletedAt: { exists: false },
  };
  return (await db.count({ collection: 'media', where })).totalDocs > 0;
}
