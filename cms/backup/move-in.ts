import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mailFolder } from '../../mail/mail-folder.ts';
import { fileOf } from '../sqlite-file.ts';
import { emptyJournal } from './copy-sqlite.ts';
import { type BackedUp, halfRestored, setAside, unsealed, workFolder } from './data-files.ts';
import { forgottenFile } from './forgotten.ts';
import { databaseFile } from './manifest.ts';

/**
 * All but backups, what was set aside, the list of what was forgotten, which the new one contains, and mails in the
 * clear, which are made anew from the outbox.
 */
export function isReplaced(name: string, { dataDir, backupDir }: BackedUp): boolean {
  if (join(dataDir, name) === backupDir || name === forgottenFile || name === halfRestored)
    return false;
  if (name === mailFolder) return false;
  return ![setAside, workFolder, unsealed].some((start) => name.startsWith(start));
}

/** Puts what was unpacked into its place; the database last, because without it the portal does not start. */
export async function moveIn(
  settings: BackedUp,
  files: string,
  aside: string | undefined,
): Promise<void> {
  const { dataDir, database } = settings;
  if (aside !== undefined) await moveAside(settings, join(dataDir, aside));
  for (const name of await readdir(files))
    if (!name.startsWith(databaseFile)) {
      await rm(join(dataDir, name), { force: true });
      await rename(join(files, name), join(dataDir, name));
    }
  if (database.kind !== 'sqlite') return;
  await emptyJournal(join(files, databaseFile));
  await mkdir(dirname(fileOf(database.url)), { recursive: true });
  await move(join(files, databaseFile), fileOf(database.url));
}

async function moveAside(settings: BackedUp, target: string): Promise<void> {
  const { dataDir, database } = settings;
  await mkdir(target, { mode: 0o700 });
  const names = (await readdir(dataDir)).filter((name) => isReplaced(name, settings));
  for (const name of names) await rename(join(dataDir, name), join(target, name));
  if (database.kind !== 'sqlite') return;
  const file = fileOf(database.url);
  for (const path of [file, `${file}-wal`, `${file}-shm`])
    if (await stat(path).catch(() => undefined))
      await move(path, join(target, path.slice(dirname(file).length + 1)));
}

/** Also to another disk. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(from, `${to}.new`);
    await rename(`${to}.new`, to);
    await rm(from);
  }
}
