import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { Settings } from '../lib/settings.ts';
import { inCms } from './paths.ts';
import { createPatientClient } from './sqlite-client.ts';

/** A database that doesn't answer must fail soon, not hang a visitor's page. */
export const connectTimeoutMs = 5000;

export function databaseAdapter(database: Settings['database']) {
  return database.kind === 'postgres' ? postgres(database.url) : sqlite(database.url);
}

function postgres(url: string) {
  return postgresAdapter({
    pool: { connectionString: url, connectionTimeoutMillis: connectTimeoutMs, max: 10 },
    push: false,
    migrationDir: inCms('migrations', 'postgres'),
  });
}

function sqlite(url: string) {
  const adapter = sqliteAdapter({
    client: { url },
    wal: { synchronous: 'FULL' },
    busyTimeout: connectTimeoutMs,
    transactionOptions: {},
    push: false,
    migrationDir: inCms('migrations', 'sqlite'),
  });
  const { init } = adapter;
  adapter.init = (args) => {
    const database = init(args);
    database.client = createPatientClient(url, connectTimeoutMs);
    return database;
  };
  return adapter;
}
