import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BackupKind, superfluousBackups } from '../../lib/backup-names.ts';
import { inCms } from '../paths.ts';
import type { BackedUp } from './data-files.ts';
import { type TestResult, testBackup } from './test-backup.ts';
import { writeBackup } from './write-backup.ts';

export interface MadeBackup {
  startedAt: string;
  file: string;
  bytes: number;
  test: TestResult;
  /** Rows and files in it. */
  rows: number;
  files: number;
  removed: string[];
}

/** Writes a backup, restores it for a test, and only then removes older ones that are not needed. */
export async function makeBackup(
  settings: BackedUp,
  kind: BackupKind,
  now: Date,
): Promise<MadeBackup> {
  const { version } = JSON.parse(await readFile(inCms('..', 'package.json'), 'utf8'));
  const written = await writeBackup(
    settings,
    { kind, now, app: String(version) },
    (path, testKey) => testBackup({ path, testKey }, settings),
  );
  const { test } = written;
  const file = basename(written.path);
  // Two of one second, one of them sealed: the newer one stays.
  const removed = superfluousBackups(await readdir(settings.backupDir), now).filter(
    (name) => name !== file,
  );
  for (const name of removed) await rm(join(settings.backupDir, name), { force: true });
  const { rows, members, startedAt } = written.manifest;
  return {
    ...{ startedAt, file, bytes: written.bytes, test, removed },
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    files: members.length,
  };
}
