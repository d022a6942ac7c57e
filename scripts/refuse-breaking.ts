import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from '../cms/run-sql.ts';
import { breakingChanges } from './breaking-changes.ts';
import { StepError } from './run.ts';
import { runningName } from './running-name.ts';

/**
 * Several machines are updated one after the other, so a migration runs while the others still serve the version
 * before. One that these would stumble over waits until they are stopped.
 */
export async function refuseBreaking(payload: Payload): Promise<void> {
  if (payload.db.name !== 'postgres') return;
  const pending = await pendingMigrations(payload);
  const found = pending.find(({ file }) => breakingChanges(readFileSync(file, 'utf8')).length > 0);
  if (!found || !(await isServing(payload))) return;
  throw new StepError(
    `Esta versão tira do banco de dados o que a versão anterior ainda usa (${found.name}), e há programas do portal ligados. Pare o portal em todas as máquinas e comece de novo; nada foi mudado.`,
  );
}

async function pendingMigrations(payload: Payload) {
  const { migrationDir } = payload.db;
  const [table] = await runSql<{ name: string | null }>(
    payload,
    sql`SELECT to_regclass('payload_migrations') AS name`,
  );
  if (!table?.name) return [];
  const rows = await runSql<{ name: string }>(payload, sql`SELECT name FROM payload_migrations`);
  const done = new Set(rows.map(({ name }) => name));
  return globSync('*.ts', { cwd: migrationDir })
    .map((file) => ({ name: basename(file, '.ts'), file: join(migrationDir, file) }))
    .filter(({ name }) => !done.has(name));
}

async function isServing(payload: Payload): Promise<boolean> {
  const [found] = await runSql(
    payload,
    sql`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = ${runningName} LIMIT 1`,
  );
  return found !== undefined;
}
