import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../lib/settings.ts';
import { damaged } from './backup-error.ts';
import { inspectSqlite } from './copy-sqlite.ts';
import { unsealed } from './data-files.ts';
import { databaseFile, type Manifest, places } from './manifest.ts';
import { unpackBackup } from './read-backup.ts';
import { tryRestoring } from './restore-postgres.ts';

/** Restored elsewhere and compared; or, where the account of PostgreSQL may make no schema, only read. */
export type TestResult = 'restaurada' | 'conferida';

/** Restores a backup into a folder, and a schema, of its own, and removes both. Throws where something is wrong. */
export async function testBackup(
  { path, testKey }: { path: string; testKey: string | undefined },
  { dataDir, database }: Pick<Settings, 'dataDir' | 'database'>,
): Promise<TestResult> {
  const folder = await mkdtemp(join(dataDir, unsealed));
  try {
    const manifest = await unpackBackup(path, folder, testKey);
    if (database.kind === 'postgres') {
      const work = join(folder, 'outra');
      await mkdir(work);
      const source = { folder: join(folder, places.database), manifest, work };
      return (await tryRestoring(database.url, source)) ? 'restaurada' : 'conferida';
    }
    await checkSqlite(folder, manifest);
    return 'restaurada';
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** That the unpacked database is whole and has as many rows as the portal's had. */
export async function checkSqlite(folder: string, manifest: Manifest): Promise<void> {
  const { rows } = await inspectSqlite(join(folder, places.database, databaseFile));
  for (const [table, count] of Object.entries(manifest.rows))
    if (rows[table] !== count) throw damaged(`a tabela ${table} não é a mesma`);
}
