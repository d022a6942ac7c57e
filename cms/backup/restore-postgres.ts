import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { sortByBytes } from '../byte-order.ts';
import { inCms } from '../paths.ts';
import { BackupError, damaged } from './backup-error.ts';
import {
  connect,
  exportTables,
  listTables,
  named,
  rowsFile,
  sequencesFile,
} from './copy-postgres.ts';
import { hashOfFile, linesOf } from './file-bytes.ts';
import type { Manifest } from './manifest.ts';

const rowsAtOnce = 500;

export async function isEmptyPostgres(url: string): Promise<boolean> {
  const client = await connect(url);
  try {
    return (await listTables(client)).length === 0;
  } finally {
    await client.end();
  }
}

interface Source {
  /** Where the rows of the tables are. */
  folder: string;
  manifest: Manifest;
  /** An empty folder, for comparing. */
  work: string;
}

/**
 * Makes the tables as the portal's migrations do, fills them and compares, all in one transaction: at any failure
 * the database is as before. What is there stays, in a schema of the name that is given for it.
 */
export async function restorePostgres(url: string, source: Source, aside?: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query('BEGIN');
    if (aside !== undefined) {
      await client.query(`ALTER SCHEMA public RENAME TO ${named(aside)}`);
      await client.query('CREATE SCHEMA public');
    }
    await migrate(client, source.manifest.migrations);
    await sortByBytes(client);
    await fill(client, source);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/** Only those migrations that the copied database had: the others run at the next start. */
async function migrate(client: pg.Client, names: string[]): Promise<void> {
  const folder = inCms('migrations', 'postgres');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const known = new Set(files.map((file) => basename(file, '.ts')));
  if (names.some((name) => !known.has(name)))
    throw new BackupError(
      'A cópia é de uma versão mais nova do portal: restaure com aquela versão.',
    );
  const db = drizzle({ client });
  for (const name of names) {
    const { up } = await import(pathToFileURL(join(folder, `${name}.ts`)).href);
    await up({ db });
  }
}

async function fill(client: pg.Client, { folder, manifest, work }: Source): Promise<void> {
  const tables = await listTables(client);
  const expected = Object.keys(manifest.rows).sort();
  if (JSON.stringify(tables) !== JSON.stringify(expected))
    throw damaged('as tabelas não são as desta versão do portal');
  const references = await listReferences(client);
  const eachReference = async (words: string) => {
    for (const { table, name } of references)
      await client.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${named(name)} ${words}`);
  };
  // Checked at the end: rows refer to each other in circles.
  await eachReference('DEFERRABLE INITIALLY DEFERRED');
  await client.query(`TRUNCATE ${tables.map((table) => `public.${named(table)}`).join(', ')}`);
  for (const table of tables) await fillTable(client, table, join(folder, rowsFile(table)));
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  await eachReference('NOT DEFERRABLE');
  const sequences = JSON.parse(await readFile(join(folder, sequencesFile), 'utf8'));
  for (const { name, value } of sequences as { name: string; value: string }[])
    await client.query('SELECT setval($1::regclass, $2)', [`public.${named(name)}`, value]);
  await compareRows(client, { folder, manifest, work });
}

async function listReferences(client: pg.Client): Promise<{ table: string; name: string }[]> {
  const { rows } = await client.query(
    `SELECT conrelid::regclass::text AS table, conname AS name FROM pg_constraint
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  return rows;
}

async function fillTable(client: pg.Client, table: string, path: string): Promise<void> {
  const name = `public.${named(table)}`;
  const insert = (lines: string[]) =>
    client.query(`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, $1)`, [
      `[${lines.join(',')}]`,
    ]);
  let lines: string[] = [];
  for await (const line of linesOf(path)) {
    lines.push(line);
    if (lines.length < rowsAtOnce) continue;
    await insert(lines);
    lines = [];
  }
  if (lines.length > 0) await insert(lines);
}

/** The filled tables are copied once more: the two copies must be the same, byte for byte. */
async function compareRows(client: pg.Client, { folder, manifest, work }: Source): Promise<void> {
  const { rows } = await exportTables(client, work);
  for (const [table, count] of Object.entries(manifest.rows)) {
    const [one, other] = await Promise.all(
      [folder, work].map((place) => hashOfFile(join(place, rowsFile(table)))),
    );
    if (rows[table] !== count || one !== other) throw damaged(`a tabela ${table} não é a mesma`);
  }
}
