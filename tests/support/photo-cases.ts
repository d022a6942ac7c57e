// Long because each database runs the same cases.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Media } from '../../cms/payload-types.ts';

/** A photograph with a place in its EXIF, not plain: encoding it must take a while. */
export async function samplePhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 4 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#148a50', noise } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '0/1 2/1 3/1' } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

export async function uploadPhoto(payload: Payload, data: Buffer, name = 'foto.jpg') {
  const file = { name, mimetype: 'image/jpeg', data, size: data.length };
  return payload.create({ collection: 'media', data: { alt: 'Uma foto.' }, file });
}

interface Place {
  payload: Payload;
  folder: string;
  databaseUrl: string;
}

/** Encoding after saving, on either database. */
// Long because each database runs the same cases.
export function photoCases({ payload, folder, databaseUrl }: Place): void {
  const read = (id: number) => payload.findByID({ collection: 'media', id, depth: 0 });
  const version = async () => (await payload.findGlobal({ slug: 'content-version' })).value;
  const fileOf = (name: string | null | undefined) => join(folder, 'media', name ?? 'none');

  test('a photograph is saved with its quick sizes, without its place; the others come after', async () => {
    const media = await uploadPhoto(payload, await samplePhoto(3000, 750));
    expect(media).toMatchObject({ width: 2400, height: 600, filename: 'foto.jpg' });
    expect(media.preparation).toMatchObject({ state: 'esperando', done: 0, of: 4 });
    expect((await sharp(fileOf(media.filename)).metadata()).exif).toBeUndefined();
    expect(namesOf(media)).toEqual(['webp400', 'webp800']);
    const before = await version();
    const { prepareNextPhoto } = await import('../../cms/photos/prepare-photo.ts');
    expect(await prepareNextPhoto(payload)).toBe(true);
    expect(await prepareNextPhoto(payload)).toBe(false);
    const ready = await read(media.id);
    expect(ready.preparation).toMatchObject({ state: 'pronta', done: 4, of: 4, claim: null });
    expect(namesOf(ready)).toEqual([
      ...['avif1600', 'avif400', 'avif800', 'webp1600', 'webp400', 'webp800'],
    ]);
    for (const size of Object.values(ready.sizes ?? {})) {
      const { format, width } = await sharp(fileOf(size?.filename)).metadata();
      expect([format === 'heif' ? 'image/avif' : `image/${format}`, width]).toEqual([
        ...[size?.mimeType, size?.width],
      ]);
      expect(statSync(fileOf(size?.filename)).size).toBe(size?.filesize);
    }
    expect(await version()).toBe((before ?? 0) + 1);

    // A form that was opened before they were ready is saved: nothing of them is lost.
    const data = { alt: 'Outra.', sizes: media.sizes, preparation: media.preparation };
    await payload.update({ collection: 'media', id: media.id, data });
    expect(namesOf(await read(media.id))).toHaveLength(6);
    expect((await read(media.id)).preparation?.state).toBe('pronta');

    // A moved focal point writes no file.
    const changedAt = statSync(fileOf(ready.filename)).mtimeMs;
    const req = { query: { uploadEdits: { focalPoint: { x: 20.4, y: 80 } } } };
    await payload.update({ collection: 'media', id: media.id, data: {}, req });
    expect(await read(media.id)).toMatchObject({ focalX: 20, focalY: 80 });
    expect(statSync(fileOf(ready.filename)).mtimeMs).toBe(changedAt);

    await payload.delete({ collection: 'media', id: media.id });
    expect(readdirSync(join(folder, 'media'))).toEqual([]);
  });

  test('killed by force in the middle: the next program goes on where it stopped', async () => {
    const { id } = await uploadPhoto(payload, await samplePhoto(1700, 600));
    await prepareInChild(
      { folder, databaseUrl },
      async () => ((await read(id)).preparation?.done ?? 0) >= 2,
    );
    const stopped = await read(id);
    expect(stopped.preparation?.state).toBe('preparando');
    const kept = fileOf(stopped.sizes?.webp1600?.filename);
    const keptAt = statSync(kept).mtimeMs;
    const { prepareNextPhoto } = await import('../../cms/photos/prepare-photo.ts');
    // Its claim still stands for some seconds.
    expect(await prepareNextPhoto(payload)).toBe(false);
    const later = () => new Date(Date.now() + 60_000);
    expect(await prepareNextPhoto(payload, later)).toBe(true);
    const ready = await read(id);
    expect(ready.preparation).toMatchObject({ state: 'pronta', done: 4, attempts: 2 });
    expect(statSync(kept).mtimeMs).toBe(keptAt);
    expect(readdirSync(join(folder, 'media')).sort()).toEqual(
      [ready.filename, ...Object.values(ready.sizes ?? {}).map((size) => size?.filename)].sort(),
    );
    await payload.delete({ collection: 'media', id });
  });

  test('a form that is saved meanwhile takes no size away', async () => {
    const { id } = await uploadPhoto(payload, await samplePhoto(1700, 600));
    const { prepareNextPhoto } = await import('../../cms/photos/prepare-photo.ts');
    const preparing = prepareNextPhoto(payload);
    while (((await read(id)).preparation?.done ?? 0) < 2) await sleep(20);
    // As a form stores it that was read before the first size was noted.
    const none = { filename: null, url: null, width: null, height: null };
    const stale = { sizes: { webp1600: none }, preparation: { done: 0 } };
    await payload.db.updateOne({ collection: 'media', id, data: stale });
    await preparing;
    const ready = await read(id);
    expect(ready.preparation).toMatchObject({ state: 'pronta', done: 4, of: 4 });
    expect(namesOf(ready)).toHaveLength(6);
    await payload.delete({ collection: 'media', id });
  });

  test('what can’t be prepared says why, and is tried again when an editor asks', async () => {
    const photo = await samplePhoto(900, 600);
    const { id, filename } = await uploadPhoto(payload, photo);
    const { rmSync, writeFileSync } = await import('node:fs');
    const { prepareNextPhoto } = await import('../../cms/photos/prepare-photo.ts');
    const { prepareAgain } = await import('../../cms/photos/claims.ts');
    rmSync(fileOf(filename));
    await prepareNextPhoto(payload);
    expect((await read(id)).preparation).toMatchObject({
      state: 'falhou',
      reason: 'O arquivo da fotografia não está no servidor.',
    });
    expect(await prepareNextPhoto(payload)).toBe(false);
    writeFileSync(fileOf(filename), photo);
    const { createLocalReq } = await import('payload');
    expect(await prepareAgain(id, await createLocalReq({}, payload))).toBe(true);
    await prepareNextPhoto(payload);
    expect((await read(id)).preparation).toMatchObject({ state: 'pronta', of: 2, done: 2 });
    expect(existsSync(fileOf((await read(id)).sizes?.avif800?.filename))).toBe(true);
  });

  test('deleted while it is prepared: no file is left', async () => {
    for (const one of (await payload.find({ collection: 'media' })).docs)
      await payload.delete({ collection: 'media', id: one.id });
    const { id } = await uploadPhoto(payload, await samplePhoto(1700, 600));
    const { prepareNextPhoto } = await import('../../cms/photos/prepare-photo.ts');
    const preparing = prepareNextPhoto(payload);
    while (((await read(id)).preparation?.done ?? 0) < 1) await sleep(20);
    await payload.delete({ collection: 'media', id });
    await preparing;
    expect(readdirSync(join(folder, 'media'))).toEqual([]);
  });
}

const namesOf = ({ sizes }: Media) =>
  Object.entries(sizes ?? {})
    .filter(([, size]) => size?.filename)
    .map(([name]) => name)
    .sort();

/** Prepares in a program of its own, which is killed by force as soon as `isTime`. */
async function prepareInChild(
  { folder, databaseUrl }: Omit<Place, 'payload'>,
  isTime: () => Promise<boolean>,
): Promise<void> {
  const here = (file: string) => JSON.stringify(join(import.meta.dirname, '../..', file));
  const work = `const { openPayload } = await import(${here('content/payload.ts')});
    const { prepareNextPhoto } = await import(${here('cms/photos/prepare-photo.ts')});
    await prepareNextPhoto(await openPayload());`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', work], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await isTime())) await sleep(5);
  child.kill('SIGKILL');
  await ended;
}
