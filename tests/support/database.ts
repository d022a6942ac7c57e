import { copyFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import pg from 'pg';
import { temporaryDirectory } from './directory.ts';

/** Where the whole suite runs on PostgreSQL: the server of the global setup. Otherwise SQLite files. */
const server = () => process.env.TEST_POSTGRES;
export const onPostgres = process.env.TEST_DATABASE === 'postgres';

/** The content as it was loaded, before any test: a file, or a database that nobody is connected to. */
const mould = 'molde';

/** On PostgreSQL each data folder has a database of its name; on SQLite it lies in the folder itself. */
export function databaseSettings(dataDir: string): Record<string, string> {
  return { DATABASE_URL: server() ? addressOf(basename(dataDir)) : '' };
}

function addressOf(name: string): string {
  const address = new URL(server() ?? '');
  address.pathname = name;
  return address.href;
}

/** What PostgreSQL answers when there is such a database, or one is being made at this moment. */
const taken = ['42P04', '23505'];

/** Makes the database of a data folder if there is none. */
export async function createDatabase(dataDir: string): Promise<void> {
  if (!server()) return;
  await ask(addressOf('postgres'), `CREATE DATABASE "${basename(dataDir)}"`).catch((error) => {
    if (!taken.includes(error.code)) throw error;
  });
}

/** Copies the shared portal's database for `copyDatabase`. PostgreSQL can't copy a database in use. */
export async function keepTemplate(dataDir: string): Promise<void> {
  if (server())
    await ask(addressOf('postgres'), `CREATE DATABASE ${mould} TEMPLATE "${basename(dataDir)}"`);
  else await query(dataDir, 'VACUUM INTO ?', [join(dataDir, mould)]);
}

/** A ready database of the test's own, with the sample content and nothing else. */
export async function copyDatabase(): Promise<string> {
  const folder = temporaryDirectory();
  if (server())
    await ask(addressOf('postgres'), `CREATE DATABASE "${basename(folder)}" TEMPLATE ${mould}`);
  else copyFileSync(join(process.env.PORTAL_DATA ?? '', mould), join(folder, 'portal.db'));
  return folder;
}

/** A connection to the SQLite file of a portal, for tests about SQLite itself. */
export function openDatabase(folder: string): Client {
  return createClient({ url: `file:${join(folder, 'portal.db')}` });
}

/** Keeps a portal from writing until what it answers is called. */
export async function holdWrites(dataDir: string): Promise<() => Promise<void>> {
  if (!server()) {
    const other = openDatabase(dataDir);
    await other.execute('PRAGMA busy_timeout = 5000');
    const held = await other.transaction('write');
    return () => held.rollback().finally(() => other.close());
  }
  const other = new pg.Client({ connectionString: addressOf(basename(dataDir)) });
  await other.connect();
  await other.query('BEGIN');
  await other.query('LOCK TABLE post_counts IN EXCLUSIVE MODE');
  return () => other.end();
}

/** Queries a portal's database from outside. */
export async function query(
  dataDir: string,
  sql: string,
  args: string[] = [],
): Promise<Record<string, unknown>[]> {
  if (server()) return ask(addressOf(basename(dataDir)), sql, args);
  const client = openDatabase(dataDir);
  try {
    // How long a query may wait for a lock: as long as a test.
    await client.execute('PRAGMA busy_timeout = 600000');
    await client.execute('PRAGMA foreign_keys = ON');
    return (await client.execute({ sql, args })).rows.map((row) => ({ ...row }));
  } finally {
    client.close();
  }
}

/** Converts PostgreSQL's values to those of SQLite: numbers as numbers, moments as ISO 8601. */
const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};

/** Queries a PostgreSQL database from outside. */
export async function ask(
  address: string,
  sql: string,
  args: string[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    connectionString: address,
    types: {
      getTypeParser: (oid: number) => parsers[oid] ?? pg.types.getTypeParser(oid),
    },
  });
  await client.connect();
  try {
    let place = 0;
    const numbered = sql.replaceAll('?', () => {
      place += 1;
      return `$${place}`;
    });
    return (await client.query<Record<string, unknown>>(numbered, args)).rows;
  } finally {
    await client.end();
  }
}
