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
  const options = { connectionString: url, connectionTimeoutMillis: connectTimeoutMs, max: 10 };
  const adapter = postgresAdapter({
    pool: options,
    push: false,
    migrationDir: inCms('migrations', 'postgres'),
  });
  const { init } = adapter;
  adapter.init = (args) => {
    const database = init(args);
    // The adapter's own pool has nobody listening: a server that goes away would end the program.
    // Whoever asks next gets the error, and the pool connects anew by itself.
    database.pool = new database.pg.Pool(options).on('error', () => undefined);
    return database;
  };
  return adapter;
}

function sqlite(url: string) {
  const adapter = sqliteAdapter({
    client: { url },
    transactionOptions: {},
    push: false,
    migrationDir: inCms('migrations', 'sqlite'),
  });
  const { init } = adapter;
  adapter.init = (args) => {
    const database = init(args);
    // With a client of our own, the adapter's options for one are not read: see its settings there.
    database.client = createPatientClient(url, connectTimeoutMs);
    return database;
  };
  return adapter;
}
