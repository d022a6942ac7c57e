import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { type BackupKind, backupName } from '../../lib/backup-names.ts';
import { createKeyPair, sealStream } from '../../lib/sealed-stream.ts';
import { type TarMember, writeTar } from '../../lib/tar.ts';
import { withChecksum } from './checksum.ts';
import { copyPostgres } from './copy-postgres.ts';
import { copySqlite, type DatabaseFacts } from './copy-sqlite.ts';
import { type BackedUp, dataFiles, fileMember, keysFile, unsealed } from './data-files.ts';
import { hashed } from './file-bytes.ts';
import { mergeRings, readRing } from './key-rings.ts';
import { databaseFile, formatVersion, type Manifest, places } from './manifest.ts';
import { storedFiles } from './stored-files.ts';
import type { TestResult } from './test-backup.ts';

export interface WrittenBackup {
  path: string;
  bytes: number;
  manifest: Manifest;
  test: TestResult;
}

/** Restores a backup on trial; throws where something is wrong. The key opens this one too, and is kept nowhere. */
export type TryBackup = (path: string, testKey: string | undefined) => Promise<TestResult>;

const partial = '.parcial-';
/** Of a program that was killed: one at work writes all the time. */
const abandonedMs = 3_600_000;

/** Everything of the portal in one file, as of one moment. It gets its name when it is on the disk and was tried. */
export async function writeBackup(
  settings: BackedUp,
  { kind, now, app }: { kind: BackupKind; now: Date; app: string },
  tryBackup: TryBackup,
): Promise<WrittenBackup> {
  const { dataDir, backupDir, backupKey, database } = settings;
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  await removeAbandoned(backupDir, partial);
  await removeAbandoned(dataDir, unsealed);
  const work = await mkdtemp(join(backupDir, partial));
  // What is not sealed never lies among the backups, which are carried elsewhere.
  const plain = await mkdtemp(join(dataDir, unsealed));
  try {
    const manifest: Manifest = {
      ...{ format: formatVersion, app, engine: database.kind, startedAt: now.toISOString() },
      ...{ migrations: [], rows: {}, members: [] },
    };
    const trial = backupKey === undefined ? undefined : createKeyPair();
    const recipients = [backupKey, trial?.publicKey].filter((key) => key !== undefined);
    const archive = join(work, 'copia');
    await pipeline(
      writeTar(members(settings, manifest, plain)),
      createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
      (packed: AsyncIterable<Buffer>) => (trial ? sealStream(packed, recipients) : packed),
      withChecksum,
      createWriteStream(archive, { mode: 0o600 }),
    );
    await writeOut(archive);
    const test = await tryBackup(archive, trial?.secretKey);
    const path = join(backupDir, backupName(now, kind, trial !== undefined));
    await rename(archive, path);
    await writeOut(backupDir);
    return { path, bytes: (await stat(path)).size, manifest, test };
  } finally {
    await rm(work, { recursive: true, force: true });
    await rm(plain, { recursive: true, force: true });
  }
}

/** Files, database, files that came meanwhile, keys, and what all of it is. */
async function* members(
  settings: BackedUp,
  manifest: Manifest,
  work: string,
): AsyncGenerator<TarMember> {
  async function* noted(found: AsyncIterable<TarMember>, place: string): AsyncGenerator<TarMember> {
    for await (const { name: bare, size, body } of found) {
      const name = `${place}/${bare}`;
      const note = (sha256: string, bytes: number) =>
        manifest.members.push({ name, bytes, sha256 });
      yield { name, size, body: hashed(body, note) };
    }
  }
  const keysBefore = await readRing(settings.dataDir);
  const unseenFiles = dataFiles(settings);
  const unseenStored = storedFiles(settings);
  yield* noted(unseenFiles(), places.files);
  yield* noted(unseenStored(), places.files);
  const copy = join(work, places.database);
  Object.assign(manifest, await copyDatabase(settings.database, copy));
  for (const name of (await readdir(copy)).sort()) {
    yield* noted(fileMember(join(copy, name), name), places.database);
    await rm(join(copy, name));
  }
  yield* noted(unseenFiles(), places.files);
  yield* noted(unseenStored(), places.files);
  const keys = mergeRings(keysBefore, await readRing(settings.dataDir));
  if (keys) yield* noted(textMember(keysFile, JSON.stringify(keys)), places.files);
  yield* textMember(places.manifest, JSON.stringify(manifest));
}

async function copyDatabase(
  { kind, url }: BackedUp['database'],
  folder: string,
): Promise<DatabaseFacts> {
  await mkdir(folder, { mode: 0o700 });
  return kind === 'sqlite'
    ? copySqlite(url, join(folder, databaseFile))
    : copyPostgres(url, folder);
}

async function* textMember(name: string, text: string): AsyncGenerator<TarMember> {
  const bytes = Buffer.from(text);
  yield { name, size: bytes.length, body: Readable.from([bytes]) };
}

async function removeAbandoned(place: string, start: string): Promise<void> {
  for (const name of await readdir(place)) {
    if (!name.startsWith(start)) continue;
    const folder = join(place, name);
    const files = await readdir(folder, { recursive: true }).catch(() => []);
    const states = await Promise.all(
      ['', ...files].map((file) => stat(join(folder, file)).catch(() => ({ mtimeMs: 0 }))),
    );
    const lastWrite = Math.max(...states.map(({ mtimeMs }) => mtimeMs));
    if (Date.now() - lastWrite > abandonedMs) await rm(folder, { recursive: true, force: true });
  }
}

/** Returns when the disk has it. */
async function writeOut(path: string): Promise<void> {
  // Windows writes out no folders, and files only for who may write them.
  const isFolder = (await stat(path)).isDirectory();
  if (isFolder && process.platform === 'win32') return;
  const handle = await open(path, isFolder ? 'r' : 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
