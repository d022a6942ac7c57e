import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../lib/settings.ts';
import { damaged } from './backup-error.ts';
import { connect, named } from './copy-postgres.ts';
import { inspectSqlite } from './copy-sqlite.ts';
import { unsealed } from './data-files.ts';
import { databaseFile, type Manifest, places } from './manifest.ts';
import { unpackBackup } from './read-backup.ts';
import { restorePostgres } from './restore-postgres.ts';

/** Restored elsewhere and compared; or, where a second database may not be made, only read and compared. */
export type TestResult = 'restaurada' | 'conferida';

/** Restores a backup into a folder, and a database, of its own, and removes both. Throws where something is wrong. */
export async function testBackup(
  { path, testKey }: { path: string; testKey: string | undefined },
  { dataDir, database }: Pick<Settings, 'dataDir' | 'database'>,
): Promise<TestResult> {
  const folder = await mkdtemp(join(dataDir, unsealed));
  try {
    const manifest = await unpackBackup(path, folder, testKey);
    if (database.kind === 'postgres') return await testPostgres(database.url, folder, manifest);
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

const forbidden = '42501';
const trialName = 'portal_teste_';
/** Of a test that was cut off; it holds everything that the portal holds. */
const abandonedMs = 6 * 3_600_000;

async function dropAbandoned(client: Awaited<ReturnType<typeof connect>>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
    [trialName],
  );
  for (const { name } of rows)
    if (Date.now() - Number(name.slice(trialName.length)) > abandonedMs)
      await client.query(`DROP DATABASE IF EXISTS ${named(name)} WITH (FORCE)`);
}

async function testPostgres(url: string, folder: string, manifest: Manifest): Promise<TestResult> {
  const name = `${trialName}${Date.now()}`;
  const client = await connect(url);
  try {
    await dropAbandoned(client);
    await client.query(`CREATE DATABASE ${named(name)}`);
    const place = new URL(url);
    place.pathname = name;
    const work = join(folder, 'outra');
    await mkdir(work);
    const rows = join(folder, places.database);
    await restorePostgres(place.href, { folder: rows, manifest, work });
    return 'restaurada';
  } catch (error) {
    if ((error as { code?: string }).code === forbidden) return 'conferida';
    throw error;
  } finally {
    await client
      .query(`DROP DATABASE IF EXISTS ${named(name)} WITH (FORCE)`)
      .catch(() => undefined);
    await client.end();
  }
}
