import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isSealedWithNewest, sealFile, unsealFile } from '../../lib/sealed.ts';
import { personalKeys } from '../personal-keys.ts';
import { settings } from '../settings.ts';

/**
 * Files that people send with an entry, sealed, in a folder of each entry named by the hash of its key. Beside the
 * database and not in it: after a deletion the whole file of the database is looked through.
 */
const root = () => join(settings.dataDir, 'entry-files');
const hashShape = /^[0-9a-f]{64}$/;
const nameShape = /^[\w-]{22}$/;

function folderOf(keyHash: string): string {
  if (!hashShape.test(keyHash)) throw new Error('This is no hash of a key.');
  return join(root(), keyHash);
}

function pathOf(keyHash: string, file: string): string {
  if (!nameShape.test(file)) throw new Error('This is no name of a file.');
  return join(folderOf(keyHash), file);
}

const placeOf = (keyHash: string, file: string) => `${keyHash}/${file}`;

/** Returns its random name. Its bytes are written out before it gets it. */
export async function keepFile(keyHash: string, clear: Buffer): Promise<string> {
  const file = randomBytes(16).toString('base64url');
  await mkdir(folderOf(keyHash), { recursive: true, mode: 0o700 });
  await write(keyHash, file, clear);
  return file;
}

async function write(keyHash: string, file: string, clear: Buffer): Promise<void> {
  const path = pathOf(keyHash, file);
  const handle = await open(`${path}.new`, 'w', 0o600);
  try {
    await handle.writeFile(sealFile(personalKeys(), placeOf(keyHash, file), clear));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${path}.new`, path);
}

export async function openFile(keyHash: string, file: string): Promise<Buffer> {
  const sealed = await readFile(pathOf(keyHash, file));
  return unsealFile(personalKeys(), placeOf(keyHash, file), sealed);
}

export const dropFile = (keyHash: string, file: string): Promise<void> =>
  rm(pathOf(keyHash, file), { force: true });

/** All files of an entry but those named and those that are younger; the folder too when it is all. */
export async function dropFiles(
  keyHash: string,
  except: ReadonlySet<string> = new Set(),
  youngMs = 0,
): Promise<void> {
  const folder = folderOf(keyHash);
  if (except.size === 0 && youngMs === 0) return rm(folder, { recursive: true, force: true });
  for (const name of await namesIn(folder))
    if (!except.has(name) && (await isOlder(keyHash, name, youngMs)))
      await rm(join(folder, name), { force: true });
}

/** Whether it was written so long ago; one that is gone is as old as any. */
export async function isOlder(keyHash: string, name: string, ageMs: number): Promise<boolean> {
  const { mtimeMs } = await stat(join(folderOf(keyHash), name)).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs >= ageMs;
}

/** The hashes of all entries that have files. */
export const listFileFolders = (): Promise<string[]> => namesIn(root());

/** Seals the files of an entry with the newest key; returns how many. */
export async function resealFiles(keyHash: string): Promise<number> {
  let changed = 0;
  for (const file of await namesIn(folderOf(keyHash))) {
    if (!nameShape.test(file)) continue;
    const sealed = await readFile(pathOf(keyHash, file));
    if (isSealedWithNewest(personalKeys(), sealed)) continue;
    await write(keyHash, file, unsealFile(personalKeys(), placeOf(keyHash, file), sealed));
    changed += 1;
  }
  return changed;
}

/** What must stay free, so that nobody fills the disk of the database. */
const freeBytes = 2 * 1024 ** 3;

export async function isDiskFull(): Promise<boolean> {
  await mkdir(root(), { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(root());
  return bavail * bsize < freeBytes;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
