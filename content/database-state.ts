import { settings } from '../cms/settings.ts';
import type { SqliteClient } from '../cms/sqlite-client.ts';
import { lostDatabase, requireFile } from '../cms/sqlite-file.ts';
import { rootCause } from '../lib/describe-failure.ts';
import { readContentVersion } from './content-version.ts';
import { openPayload } from './payload.ts';

/** How often the database file was replaced by another; undefined while it is missing. */
export async function timesReopened(): Promise<number | undefined> {
  const { db } = await openPayload();
  // Only SQLite has a file; its adapter does not name the client's type.
  if (db.name !== 'sqlite') return 0;
  return (db as unknown as { client: SqliteClient }).client.timesReopened();
}

export const isDatabaseLost = async () => (await timesReopened()) === undefined;

/** Called before a transaction: the adapter would log each one that can't begin, and hide the reason. */
export async function ensureDatabase(): Promise<void> {
  if (await isDatabaseLost()) throw lostDatabase();
}

/** At the start of a program: ends it with one line when the content can't be read. */
export async function requireContent(): Promise<void> {
  requireFile(settings.database);
  try {
    await readContentVersion();
  } catch (error) {
    const { code, message } = rootCause(error) as NodeJS.ErrnoException;
    console.error(`O banco de dados não responde ou está vazio (${code ?? message}).`);
    process.exit(1);
  }
}
