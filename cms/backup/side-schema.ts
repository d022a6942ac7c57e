import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { sortByBytes } from '../byte-order.ts';
import { inCms } from '../paths.ts';
import { BackupError } from './backup-error.ts';
import { named } from './copy-postgres.ts';

const prefix = 'restaurando_';

export async function mayCreateSchema(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    "SELECT has_database_privilege(current_database(), 'CREATE') AS may",
  );
  return rows[0]?.may === true;
}

/**
 * Does work in a new schema that has the tables of these migrations, empty, and drops it. The schema in use is not
 * touched. Each migration is committed, as at a start of the portal: until then PostgreSQL 12 to 16 refuse to store
 * what `ALTER TYPE … ADD VALUE` added to an enum.
 */
export async function inSideSchema(
  client: pg.Client,
  migrations: string[],
  work: (schema: string) => Promise<void>,
): Promise<void> {
  await dropAbandoned(client);
  const schema = `${prefix}${randomUUID()}`;
  // Held until the connection ends, however it ends: a schema without its lock is abandoned.
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [schema]);
  try {
    await client.query(`CREATE SCHEMA ${named(schema)}`);
    await migrate(client, schema, migrations);
    await client.query('BEGIN');
    await sortByBytes(client, schema);
    await client.query('COMMIT');
    await work(schema);
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    await drop(client, schema).catch(() => undefined);
  }
}

const drop = (client: pg.Client, schema: string) =>
  client.query(`DROP SCHEMA IF EXISTS ${named(schema)} CASCADE`);

/** Of a program that was killed: the files of its tables can hold everything that the portal holds. */
async function dropAbandoned(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT nspname AS name FROM pg_namespace WHERE starts_with(nspname, $1)',
    [prefix],
  );
  for (const { name } of rows) {
    const asked = await client.query('SELECT pg_try_advisory_lock(hashtext($1)) AS free', [name]);
    if (asked.rows[0]?.free) await drop(client, name);
  }
}

/** Only those migrations that the copied database had: the others run at the next start. */
async function migrate(client: pg.Client, schema: string, names: string[]): Promise<void> {
  const folder = inCms('migrations', 'postgres');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  const known = new Set(files.map((file) => basename(file, '.ts')));
  if (names.some((name) => !known.has(name)))
    throw new BackupError(
      'A cópia é de uma versão mais nova do portal: restaure com aquela versão.',
    );
  const dialect = new PgDialect();
  const db = {
    execute(statement: SQL) {
      const { sql, params } = dialect.sqlToQuery(statement);
      return client.query(inSchema(sql, schema), params);
    },
  };
  for (const name of names) {
    const { up } = await import(pathToFileURL(join(folder, `${name}.ts`)).href);
    await client.query('BEGIN');
    await client.query(`SET LOCAL search_path = ${named(schema)}`);
    await up({ db });
    await client.query('COMMIT');
  }
}

/** Migrations name types as `"public"."name"` and tables without a schema, which `search_path` decides. */
function inSchema(sql: string, schema: string): string {
  const changed = sql.replaceAll('"public".', `${named(schema)}.`);
  // What names the schema in another way would reach the tables in use.
  if (/\bpublic\s*\.|'public'/i.test(changed))
    throw new Error('A migration names the schema public in an unknown way.');
  return changed;
}
