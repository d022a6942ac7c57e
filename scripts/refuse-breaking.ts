import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapter } from 'payload';
import { breakingChanges } from './breaking-changes.ts';
import { StepError } from './run.ts';
import { runningName } from './running-name.ts';

/**
 * Several machines are updated one after the other, so a migration runs while the others still serve the version
 * before. One that these would stumble over waits until they are stopped.
 */
export async function refuseBreaking(database: DatabaseAdapter): Promise<void> {
  if (!isPostgres(database)) return;
  const pending = await pendingMigrations(database);
  const found = pending.find(({ file }) => breakingChanges(readFileSync(file, 'utf8')).length > 0);
  if (!found || !(await isServing(database))) return;
  throw new StepError(
    `Esta versão tira do banco de dados o que a versão anterior ainda usa (${found.name}), e há programas do portal ligados. Pare o portal em todas as máquinas e comece de novo; nada foi mudado.`,
  );
}

const isPostgres = (database: DatabaseAdapter): database is PostgresAdapter =>
  database.name === 'postgres';

async function pendingMigrations({ pool, migrationDir }: PostgresAdapter) {
  const table = await pool.query("SELECT to_regclass('payload_migrations') AS name");
  if (table.rows[0].name === null) return [];
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM payload_migrations');
  const done = new Set(rows.map(({ name }) => name));
  return globSync('*.ts', { cwd: migrationDir })
    .map((file) => ({ name: basename(file, '.ts'), file: join(migrationDir, file) }))
    .filter(({ name }) => !done.has(name));
}

async function isServing({ pool }: PostgresAdapter): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = $1) AS found`,
    [runningName],
  );
  return rows[0]?.found === true;
}
