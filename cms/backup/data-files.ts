import type { Dirent } from 'node:fs';
import { lstat, open, readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { Settings } from '../../lib/settings.ts';
import type { TarMember } from '../../lib/tar.ts';
import { mailFolder } from '../../mail/mail-folder.ts';
import { fileOf } from '../sqlite-file.ts';
import { BackupError } from './backup-error.ts';
import { databaseFile } from './manifest.ts';

export type BackedUp = Pick<
  Settings,
  'dataDir' | 'database' | 'backupDir' | 'backupKey' | 'mirrorDir' | 'storage'
>;

/** What restoring keeps of the time before, and where it works; never part of a backup. */
export const setAside = 'antes-da-restauracao-';
export const workFolder = '.restaurando-';
/** Where a backup is made and tried before it is sealed. */
export const unsealed = '.copiando-';
export const halfRestored = 'restauracao-incompleta';
export const keysFile = 'personal-keys';

/** Backups of before, where settings name another place now; a lock; mails in the clear, which the outbox holds encrypted. */
const usualPlaces = ['backups', 'preparing.db', mailFolder];

/** Whether something that lies in the data folder itself belongs to the database or to backups. */
export function isApart(name: string, settings: BackedUp): boolean {
  const { database } = settings;
  if (usualPlaces.includes(name)) return true;
  if ([setAside, workFolder, unsealed].some((start) => name.startsWith(start))) return true;
  if (name === halfRestored || name.endsWith('.new')) return true;
  // Also the file that a portal left behind which moved to PostgreSQL.
  if (name.startsWith(databaseFile)) return true;
  return database.kind === 'sqlite' && name.startsWith(basename(fileOf(database.url)));
}

interface Seen {
  size: number;
  mtimeMs: number;
}

/**
 * Every file of the data folder but the database, which is copied between two calls: the first finds what is
 * deleted meanwhile, the second what came before the database was copied. What both find unchanged is given once.
 */
export function dataFiles(settings: BackedUp) {
  const seen = new Map<string, Seen>();
  return async function* unseen(): AsyncGenerator<TarMember> {
    for await (const path of walk(settings)) {
      const file = await open(path).catch(ignoreMissing);
      if (!file) continue;
      try {
        const { size, mtimeMs } = await file.stat();
        const known = seen.get(path);
        if (known?.size === size && known.mtimeMs === mtimeMs) continue;
        seen.set(path, { size, mtimeMs });
        const name = relative(settings.dataDir, path).replaceAll('\\', '/');
        yield { name, size, body: exactly(file, size) };
      } finally {
        await file.close();
      }
    }
  };
}

async function* walk(settings: BackedUp): AsyncGenerator<string> {
  const { dataDir, backupDir, mirrorDir } = settings;
  // The copy of the public site is made again from the rest.
  const mirror = mirrorDir ? [mirrorDir, `${mirrorDir}.json`, `${mirrorDir}.pid`] : [];
  const left = new Set([backupDir, ...mirror]);
  for (const name of (await readdir(dataDir)).sort())
    if (name !== keysFile && !isApart(name, settings)) yield* filesIn(join(dataDir, name), left);
}

async function* filesIn(path: string, left: Set<string>): AsyncGenerator<string> {
  if (left.has(path)) return;
  // Also through links: a folder of photographs may lie on another disk.
  const found = await stat(path).catch(ignoreMissing);
  if (!found) await refuseLostLink(path);
  if (found?.isFile()) yield path;
  if (!found?.isDirectory()) return;
  const entries: Dirent[] =
    (await readdir(path, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  for (const { name } of entries.sort((one, other) => (one.name < other.name ? -1 : 1)))
    yield* filesIn(join(path, name), left);
}

/** The other disk is not there: a backup without it would push out the good ones. */
async function refuseLostLink(path: string): Promise<void> {
  if ((await lstat(path).catch(ignoreMissing))?.isSymbolicLink())
    throw new BackupError(`${path} leva a um lugar que não existe. O outro disco está ligado?`);
}

export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

const pieceSize = 256 * 1024;

/** As many bytes as promised: of a file that is being written, the second call gives the whole. */
async function* exactly(file: Awaited<ReturnType<typeof open>>, size: number) {
  for (let place = 0; place < size; ) {
    const piece = Buffer.alloc(Math.min(pieceSize, size - place));
    const { bytesRead } = await file.read(piece, 0, piece.length, place);
    // A file that became shorter is filled up.
    const given = bytesRead === 0 ? piece : piece.subarray(0, bytesRead);
    place += given.length;
    yield given;
  }
}

/** A file on disk as a member of the archive. */
export async function* fileMember(path: string, name: string): AsyncGenerator<TarMember> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    yield { name, size, body: exactly(file, size) };
  } finally {
    await file.close();
  }
}
