import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
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
import { replaceTables } from './replace-tables.ts';
import { inSideSchema, mayCreateSchema } from './side-schema.ts';

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
 * Makes and fills the tables in a schema beside the one in use and compares them; then they take its place, in the
 * same transaction. So at any failure the database is as before. What is there stays, in a schema of the name given.
 */
export async function restorePostgres(url: string, source: Source, aside?: string): Promise<void> {
  const client = await connect(url);
  try {
    if (!(await mayCreateSchema(client)))
      throw new BackupError(
        'A conta do PostgreSQL não pode criar um esquema: GRANT CREATE ON DATABASE banco TO conta.',
      );
    await inSideSchema(client, source.manifest.migrations, async (schema) => {
      await client.query('BEGIN');
      await fill(client, schema, source);
      await replaceTables(client, schema, aside);
      await client.query('COMMIT');
    });
  } finally {
    await client.end();
  }
}

/** Restores all but the last step, while the portal runs. False where the account may not. */
export async function tryRestoring(url: string, source: Source): Promise<boolean> {
  const client = await connect(url);
  try {
    if (!(await mayCreateSchema(client))) return false;
    await inSideSchema(client, source.manifest.migrations, async (schema) => {
      await client.query('BEGIN');
      await fill(client, schema, source);
      await client.query('ROLLBACK');
    });
    return true;
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, schema: string, source: Source): Promise<void> {
  const { folder, manifest } = source;
  const tables = await listTables(client, schema);
  const expected = Object.keys(manifest.rows).sort();
  if (JSON.stringify(tables) !== JSON.stringify(expected))
    throw damaged('as tabelas não são as desta versão do portal');
  const references = await listReferences(client, schema);
  const eachReference = async (words: string) => {
    for (const { table, name } of references)
      await client.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${named(name)} ${words}`);
  };
  // Checked at the end: rows refer to each other in circles.
  await eachReference('DEFERRABLE INITIALLY DEFERRED');
  const nameOf = (name: string) => `${named(schema)}.${named(name)}`;
  await client.query(`TRUNCATE ${tables.map(nameOf).join(', ')}`);
  for (const table of tables) await fillTable(client, nameOf(table), join(folder, rowsFile(table)));
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  await eachReference('NOT DEFERRABLE');
  const sequences = JSON.parse(await readFile(join(folder, sequencesFile), 'utf8'));
  for (const { name, value } of sequences as { name: string; value: string }[])
    await client.query('SELECT setval($1::regclass, $2)', [nameOf(name), value]);
  await compareRows(client, schema, source);
}

async function listReferences(
  client: pg.Client,
  schema: string,
): Promise<{ table: string; name: string }[]> {
  const { rows } = await client.query(
    `SELECT conrelid::regclass::text AS table, conname AS name FROM pg_constraint
     WHERE contype = 'f' AND connamespace = quote_ident($1)::regnamespace`,
    [schema],
  );
  return rows;
}

async function fillTable(client: pg.Client, name: string, path: string): Promise<void> {
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
async function compareRows(
  client: pg.Client,
  schema: string,
  { folder, manifest, work }: Source,
): Promise<void> {
  const { rows } = await exportTables(client, work, schema);
  for (const [table, count] of Object.entries(manifest.rows)) {
    const [one, other] = await Promise.all(
      [folder, work].map((place) => hashOfFile(join(place, rowsFile(table)))),
    );
    if (rows[table] !== count || one !== other) throw damaged(`a tabela ${table} não é a mesma`);
  }
}
