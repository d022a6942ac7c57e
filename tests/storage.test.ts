// Long because every test talks to one S3 server, one database and one site.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Media } from '../cms/payload-types.ts';
import { readSettings } from '../lib/settings.ts';
import { examplePdf } from '../sample/example-pdf.ts';
import { createFront } from '../site/server/front.ts';
import { openOwnDatabase } from './support/own-database.ts';
import { samplePhoto, uploadPhoto } from './support/photo-cases.ts';
import { startStorage } from './support/s3-server.ts';

const storage = await startStorage();
process.env.STORAGE_URL = storage.url;
const { payload, folder, close } = await openOwnDatabase('storage');
const { prepareDatabase } = await import('../scripts/prepare-database.ts');
await prepareDatabase(payload, { sample: false, frozenNow: undefined }, () => {});
const { answerStored } = await import('../content/stored-files.ts');
const { prepareNextPhoto } = await import('../cms/photos/prepare-photo.ts');
const { uploads } = await import('../cms/storage/uploads.ts');
const { mendBinnedFiles } = await import('../content/mend-binned-files.ts');
const store = await uploads();

async function openSite(stored: boolean) {
  const front = createFront({
    settings: readSettings({ SITE_URL: 'https://esporte.example', DATA_DIR: folder }),
    clientDirectory: join(folder, 'client'),
    render: async () => new Response('Não encontrado', { status: 404 }),
    version: async () => 1,
    ...{ findRedirect: async () => undefined, admitPost: async () => 0 },
    openPreview: async () => undefined,
    answerStored: stored ? answerStored : undefined,
  });
  await front.listen({ port: 0, host: '127.0.0.1' });
  const { port } = front.server.address() as AddressInfo;
  return { front, address: `http://127.0.0.1:${port}` };
}
mkdirSync(join(folder, 'client'));
const site = await openSite(true);
const fromDisk = await openSite(false);
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.address + path, { headers, method });
const bytesAt = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer());

afterAll(async () => {
  await site.front.close();
  await fromDisk.front.close();
  await close();
  await storage.remove();
});

const read = (id: number) => payload.findByID({ collection: 'media', id, depth: 0, trash: true });
const namesOf = ({ filename, sizes }: Media) =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name) => typeof name === 'string',
  );
const keysOf = (media: Media, place = 'media') =>
  namesOf(media)
    .map((name) => `${place}/${name}`)
    .sort();
const dropAll = async ({ id }: Media) => {
  await payload.delete({ collection: 'media', id, trash: true });
  expect(storage.keys()).toEqual([]);
};

const pdf = await examplePdf({ title: 'Edital', heading: 'Edital', paragraphs: ['Texto.'] });

describe('what editors upload lies in the storage alone', () => {
  test('a photograph, its quick sizes, and those that are made after saving', async () => {
    const media = await uploadPhoto(payload, await samplePhoto(1700, 500), 'Praça é (1)+!.jpg');
    expect(storage.keys()).toEqual(keysOf(media));
    expect(storage.keys()).toHaveLength(3);
    expect(await prepareNextPhoto(payload)).toBe(true);
    const ready = await read(media.id);
    expect(ready.preparation?.state).toBe('pronta');
    expect(storage.keys()).toEqual(keysOf(ready));
    expect(storage.keys()).toHaveLength(7);
    for (const size of Object.values(ready.sizes ?? {})) {
      const bytes = await bytesAt(`/midia/${encodeURIComponent(size?.filename ?? '')}`);
      expect([bytes.length, (await sharp(bytes).metadata()).width]).toEqual([
        ...[size?.filesize, size?.width],
      ]);
    }
    expect(readdirSync(join(folder, 'media'))).toEqual([]);
    await dropAll(ready);
  });

  test('a document', async () => {
    const file = { name: 'edital.pdf', mimetype: 'application/pdf', data: pdf, size: pdf.length };
    const { id, filename } = await payload.create({
      ...{ collection: 'documents', data: { title: 'Edital' }, file },
    });
    expect(storage.keys()).toEqual(['documents/edital.pdf']);
    const answer = await ask(`/documentos/${filename}`);
    expect(answer.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''edital.pdf");
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
    await payload.delete({ collection: 'documents', id });
    expect(storage.keys()).toEqual([]);
  });

  test('another file in its place, and a part cut out of it: what was before is gone', async () => {
    const media = await uploadPhoto(payload, await samplePhoto(1700, 500));
    await prepareNextPhoto(payload);
    const data = await samplePhoto(900, 600);
    const file = { name: 'outra.jpg', mimetype: 'image/jpeg', data, size: data.length };
    await payload.update({ collection: 'media', id: media.id, data: {}, file });
    const replaced = await read(media.id);
    expect(replaced.filename).toBe('outra.jpg');
    expect(storage.keys()).toEqual(keysOf(replaced));

    const crop = { x: 0, y: 0, width: 50, height: 50 };
    const uploadEdits = { crop, widthInPixels: 450, heightInPixels: 300 };
    const req = { query: { uploadEdits } };
    await payload.update({ collection: 'media', id: media.id, data: {}, req });
    const cut = await read(media.id);
    expect([cut.width, cut.height]).toEqual([450, 300]);
    expect(storage.keys()).toEqual(keysOf(cut));
    const { width } = await sharp(await store.read(`media/${cut.filename}`)).metadata();
    expect(width).toBe(450);
    await dropAll(cut);
  });
});

describe('the site', async () => {
  test('serves a file as from a disk: addresses, headers, parts, conditions', async () => {
    const media = await uploadPhoto(payload, await samplePhoto(900, 600));
    const path = `/midia/${media.filename}`;
    const whole = await ask(path);
    const bytes = Buffer.from(await whole.arrayBuffer());
    mkdirSync(join(folder, 'media'), { recursive: true });
    writeFileSync(join(folder, 'media', media.filename ?? ''), bytes);
    const onDisk = await fetch(fromDisk.address + path);
    await onDisk.arrayBuffer();
    const headersOf = ({ headers }: Response) => {
      const its = ['date', 'etag', 'last-modified'];
      expect(its.filter((name) => !headers.has(name))).toEqual([]);
      const hop = ['connection', 'keep-alive', ...its];
      return Object.fromEntries([...headers].filter(([name]) => !hop.includes(name)));
    };
    expect(headersOf(whole)).toEqual(headersOf(onDisk));
    expect(whole.headers.get('cache-control')).toBe('public, max-age=3600');

    const head = await ask(path, {}, 'HEAD');
    expect(headersOf(head)).toEqual(headersOf(whole));
    expect(await head.text()).toBe('');

    const etag = whole.headers.get('etag') ?? '';
    const same = await ask(path, { 'if-none-match': etag });
    expect([same.status, await same.text()]).toEqual([304, '']);
    const since = whole.headers.get('last-modified') ?? '';
    expect((await ask(path, { 'if-modified-since': since })).status).toBe(304);

    for (const range of ['bytes=0-9', 'bytes=100-']) {
      const part = await ask(path, { range });
      const [from, to] = range === 'bytes=0-9' ? [0, 10] : [100, bytes.length];
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/${bytes.length}`);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, to))).toBe(true);
    }
    const mine = { range: 'bytes=0-9', 'if-range': etag };
    expect((await ask(path, mine)).status).toBe(206);
    expect((await ask(path, { ...mine, 'if-range': '"outro"' })).status).toBe(200);
    expect((await ask(path, { range: `bytes=${bytes.length}-` })).status).toBe(416);
    expect((await ask(path, { range: 'bytes=0-1,5-6' })).status).toBe(200);

    const { readPhotoFile } = await import('../content/photo-files.ts');
    const file = await readPhotoFile(media.filename ?? '');
    expect((await file?.read())?.equals(bytes)).toBe(true);
    const [handler] = payload.collections.media.config.upload.handlers ?? [];
    const params = { collection: 'media', filename: media.filename ?? '' };
    const req = { headers: new Headers() } as Parameters<NonNullable<typeof handler>>[0];
    const inAdmin = await handler?.(req, { doc: media, params });
    expect(inAdmin && Buffer.from(await inAdmin.arrayBuffer()).equals(bytes)).toBe(true);
    await dropAll(media);
  });

  test.each([
    ...['/midia/', '/midia/nada.jpg', '/midia/.lixeira/x.jpg', '/midia/%2e%2e%2fdocuments%2fx.pdf'],
    ...['/midia/a%2fb.jpg', '/midia/%5c..%5cx', '/documentos/nada.pdf', '/midia/%00'],
  ])('%s is not found', async (path) => {
    await store.put('media/.lixeira/x.jpg', pdf);
    await store.put('documents/x.pdf', pdf);
    expect((await ask(path)).status).toBe(404);
    await store.drop('media/.lixeira/x.jpg');
    await store.drop('documents/x.pdf');
  });
});

test('what is in the bin has no address, comes back with its document, and goes with it', async () => {
  const media = await uploadPhoto(payload, await samplePhoto(900, 600));
  const path = `/midia/${media.filename}`;
  const move = (deletedAt: string | null) =>
    payload.update({ collection: 'media', id: media.id, trash: true, data: { deletedAt } });
  await move(new Date().toISOString());
  expect(storage.keys()).toEqual(keysOf(media, 'media/.lixeira'));
  expect((await ask(path)).status).toBe(404);
  await move(null);
  expect(storage.keys()).toEqual(keysOf(media));
  expect((await ask(path)).status).toBe(200);

  // As a transaction leaves them that failed after the move.
  const later = new Date(Date.now() + 3_600_000);
  for (const key of keysOf(media)) await store.move(key, key.replace('/', '/.lixeira/'));
  await mendBinnedFiles(new Date());
  expect(storage.keys()).toEqual(keysOf(media, 'media/.lixeira'));
  await mendBinnedFiles(later);
  expect(storage.keys()).toEqual(keysOf(media));
  await move(new Date().toISOString());
  await dropAll(media);
});

test('long folders are listed to their end, whatever the names', async () => {
  const names = Array.from({ length: 1003 }, (_, index) => `a&b <${index}>.jpg`);
  await store.put(`media/.lixeira/${names[0]}`, Buffer.from('foto'));
  storage.multiply('media/.lixeira', names[0] ?? '', names.slice(1));
  const listed: string[] = [];
  for await (const { name, bytes } of store.list('media/.lixeira')) {
    expect(bytes).toBe(4);
    listed.push(name);
  }
  expect(listed.sort()).toEqual(names.sort());
  storage.empty('media/.lixeira');
});

test('files of the disk are copied there; a backup has them, and restores them to a disk', async () => {
  const place = (name: string) => join(folder, 'restored', name);
  const files = {
    'media/a.jpg': 'foto',
    'media/.lixeira/b.jpg': 'velha',
    'documents/c.pdf': 'pdf',
  };
  for (const [key, words] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, key)), { recursive: true });
    writeFileSync(join(folder, key), words);
  }
  expect(await run('scripts/move-to-storage.ts')).toContain('3 arquivos copiados');
  expect(storage.keys()).toEqual(Object.keys(files).sort());
  for (const name of ['media', 'documents']) rmSync(join(folder, name), { recursive: true });

  expect(await run('scripts/backup.ts')).toContain('Testada: foi restaurada à parte');
  const [name = ''] = readdirSync(join(folder, 'backups')).filter((one) => one.endsWith('.zst'));
  const said = await run('scripts/restore.ts', [join(folder, 'backups', name)], {
    ...{ DATA_DIR: place(''), DATABASE_URL: '' },
  });
  expect(said).toContain('npm run move-to-storage');
  for (const [key, words] of Object.entries(files)) {
    expect(readFileSync(place(key), 'utf8')).toBe(words);
    await store.drop(key);
  }
  expect(await run('scripts/move-to-storage.ts', [], { STORAGE_URL: '' })).toContain('STORAGE_URL');
});

async function run(script: string, args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, DATA_DIR: folder, ...env },
  });
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return said + complaint;
}

describe('a storage that is away', () => {
  const words = 'Este arquivo não está disponível agora. Tente de novo daqui a pouco.\n';
  const expectAway = async (path: string) => {
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([503, words]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  };

  test('is told in Portuguese, loses nothing, and needs no hand when it is back', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined);
    const media = await uploadPhoto(payload, await samplePhoto(1700, 500));
    const path = `/midia/${media.filename}`;
    const count = async () => (await payload.count({ collection: 'media' })).totalDocs;
    const before = await count();
    await storage.stop();

    await expectAway(path);
    await expectAway(path);
    // Once a minute, and never the secret.
    expect(logged).toHaveBeenCalledOnce();
    expect(String(logged.mock.lastCall)).toMatch(/O armazenamento de arquivos não responde/);
    expect(String(logged.mock.lastCall)).not.toContain('S3RVER');
    await expect(uploadPhoto(payload, await samplePhoto(900, 600), 'b.jpg')).rejects.toThrow(
      /^O armazenamento de arquivos não responde \(\w+\)\. Tente de novo daqui a pouco\.$/,
    );
    expect(await count()).toBe(before);
    const deletedAt = new Date().toISOString();
    await expect(
      payload.update({ collection: 'media', id: media.id, trash: true, data: { deletedAt } }),
    ).rejects.toThrow('Tente de novo daqui a pouco.');
    expect((await read(media.id)).deletedAt ?? null).toBeNull();
    await expect(prepareNextPhoto(payload)).rejects.toThrow('não responde');
    expect((await read(media.id)).preparation).toMatchObject({ state: 'esperando', attempts: 0 });

    const speak = await storage.fallSilent();
    await expectAway(path);
    await speak();

    await storage.start();
    expect((await ask(path)).status).toBe(200);
    expect(await prepareNextPhoto(payload)).toBe(true);
    expect((await read(media.id)).preparation?.state).toBe('pronta');
    await dropAll(await read(media.id));
    logged.mockClear();
  });

  test('is told from one that has no such file: a wrong key is not a missing picture', async () => {
    const { openFileStore } = await import('../cms/storage/file-store.ts');
    const wrong = readSettings({ STORAGE_URL: storage.url.replace('//S3RVER', '//OUTRO') });
    const other = await openFileStore(wrong);
    await expect(other.read('media/foto.jpg')).rejects.toThrow(
      'O armazenamento de arquivos recusou: 403 InvalidAccessKeyId',
    );
  });
});
