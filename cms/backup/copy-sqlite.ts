import { createClient } from '@libsql/client';
import { BackupError, damaged } from './backup-error.ts';

/** Another program may be rewriting the file. */
const busyMs = 60_000;

export interface DatabaseFacts {
  rows: Record<string, number>;
  migrations: string[];
}

/**
 * A whole copy as of one moment, what is in the journal included, while other programs read and write. It is
 * written anew, so it holds no byte of what was deleted.
 */
export async function copySqlite(url: string, target: string): Promise<DatabaseFacts> {
  const client = createClient({ url });
  try {
    await client.execute(`PRAGMA busy_timeout = ${busyMs}`);
    await client.execute({ sql: 'VACUUM INTO ?', args: [target] });
  } finally {
    client.close();
  }
  return inspectSqlite(target);
}

/** Puts what is in the journal into the file itself, which then can be moved alone. */
export async function emptyJournal(path: string): Promise<void> {
  const client = createClient({ url: `file:${encodeURI(path)}` });
  try {
    const { rows } = await client.execute('PRAGMA journal_mode = DELETE');
    if (rows[0]?.[0] !== 'delete') throw new BackupError('O banco restaurado está em uso.');
  } finally {
    client.close();
  }
}

/** Reads all of a copy and throws where something is wrong with it. */
export async function inspectSqlite(path: string): Promise<DatabaseFacts> {
  const client = createClient({ url: `file:${encodeURI(path)}` });
  const column = async (sql: string) => (await client.execute(sql)).rows.map((row) => row[0]);
  try {
    const [state] = await column('PRAGMA integrity_check(1)');
    if (state !== 'ok') throw damaged(`o banco de dados (${state})`);
    const tables = await column(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    );
    if (!tables.includes('payload_migrations'))
      throw new BackupError('O banco de dados está vazio: não há o que copiar.');
    const rows: Record<string, number> = {};
    for (const table of tables)
      rows[String(table)] = Number((await column(`SELECT count(*) FROM "${table}"`))[0]);
    const names = await column('SELECT name FROM payload_migrations ORDER BY id');
    return { rows, migrations: names.map(String) };
  } finally {
    client.close();
  }
}
