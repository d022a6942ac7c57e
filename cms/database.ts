import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { Settings } from '../lib/settings.ts';
import { sortByBytes } from './byte-order.ts';
import { inCms } from './paths.ts';
import { createSqliteClient } from './sqlite-client.ts';

/** A database that doesn't answer must fail soon and not block a visitor's page. */
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
    // Without a listener, a lost connection would end the program: the pool listens to those that rest in it,
    // we to those in use. The next query gets the error, and the pool reconnects by itself.
    database.pool = new database.pg.Pool(options)
      .on('error', () => undefined)
      .on('connect', (client) => client.on('error', () => undefined));
    const migrate = database.migrate.bind(database);
    database.migrate = async (args) => {
      await migrate(args);
      await sortByBytes(database.pool);
    };
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
    // With our own client the adapter ignores its options; see `sqlite-client.ts`.
    database.client = createSqliteClient(url, connectTimeoutMs);
    return database;
  };
  return adapter;
}
