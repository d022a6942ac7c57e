import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { BackupError } from './backup-error.ts';
import type { DatabaseFacts } from './copy-sqlite.ts';

const rowsAtOnce = 500;
export const sequencesFile = 'sequences.json';
export const rowsFile = (table: string) => `${table}.jsonl`;

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Without a listener, a lost connection would end this program; the next query gets the error.
  client.on('error', () => undefined);
  await client.connect();
  // Moments are written in the same way wherever the copy is made and read.
  await client.query("SET TIME ZONE 'UTC'");
  return client;
}

/** Quoted as SQL wants a name. */
export const named = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * All rows of all tables as of one moment, one file of JSON lines a table. The tables themselves are made by
 * the migrations of the portal, so this needs no program of PostgreSQL on this machine.
 */
export async function copyPostgres(url: string, folder: string): Promise<DatabaseFacts> {
  await mkdir(folder, { recursive: true });
  const client = await connect(url);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    return await exportTables(client, folder);
  } finally {
    await client.end();
  }
}

/** In the transaction of the caller. */
export async function exportTables(
  client: pg.Client,
  folder: string,
  schema = 'public',
): Promise<DatabaseFacts> {
  const tables = await listTables(client, schema);
  if (!tables.includes('payload_migrations'))
    throw new BackupError('O banco de dados está vazio: não há o que copiar.');
  const rows: Record<string, number> = {};
  for (const table of tables) {
    const counted = { count: 0 };
    const lines = readRows(client, `${named(schema)}.${named(table)}`, counted);
    await pipeline(lines, createWriteStream(join(folder, rowsFile(table)), { mode: 0o600 }));
    rows[table] = counted.count;
  }
  const sequences = await client.query<{ name: string; value: string }>(
    'SELECT sequencename AS name, last_value AS value FROM pg_sequences WHERE schemaname = $1 AND last_value IS NOT NULL ORDER BY 1',
    [schema],
  );
  await writeFile(join(folder, sequencesFile), JSON.stringify(sequences.rows), { mode: 0o600 });
  const applied = await client.query<{ name: string }>(
    `SELECT name FROM ${named(schema)}.payload_migrations ORDER BY id`,
  );
  return { rows, migrations: applied.rows.map(({ name }) => name) };
}

/** Without those that belong to an extension. */
export async function listTables(client: pg.Client, schema = 'public'): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
     WHERE nspname = $1 AND relkind IN ('r', 'p') AND NOT EXISTS
       (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')
     ORDER BY 1`,
    [schema],
  );
  return rows.map(({ name }) => name);
}

/** In an order that does not depend on where the rows lie, so that equal tables make equal files. */
async function* readRows(client: pg.Client, name: string, counted: { count: number }) {
  const all = `SELECT to_jsonb(t)::text AS line FROM ${name} t`;
  await client.query(
    `DECLARE copied NO SCROLL CURSOR FOR ${all} ORDER BY ${await keyOf(client, name)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${rowsAtOnce} FROM copied`);
    if (rows.length === 0) break;
    counted.count += rows.length;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await client.query('CLOSE copied');
}

async function keyOf(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.attname AS name FROM pg_index i
     JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
     WHERE i.indisprimary AND i.indrelid = $1::regclass ORDER BY a.attnum`,
    [name],
  );
  return rows.map((column) => `t.${named(column.name)}`).join(', ') || 't::text';
}
