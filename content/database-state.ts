import { settings } from '../cms/settings.ts';
import type { PatientClient } from '../cms/sqlite-client.ts';
import { lostDatabase, requireFile } from '../cms/sqlite-file.ts';
import { rootCause } from '../lib/describe-failure.ts';
import { readContentVersion } from './content-version.ts';
import { openPayload } from './payload.ts';

/** How often another file took the place of ours; undefined while there is none. */
export async function timesReopened(): Promise<number | undefined> {
  const { db } = await openPayload();
  // Only SQLite has a file; its adapter does not name the client's type.
  if (db.name !== 'sqlite') return 0;
  return (db as unknown as { client: PatientClient }).client.timesReopened();
}

export const isDatabaseLost = async () => (await timesReopened()) === undefined;

/** Before a transaction: the adapter would log each that can't begin, and lose the reason. */
export async function ensureDatabase(): Promise<void> {
  if (await isDatabaseLost()) throw lostDatabase();
}

/** At the start of a program: one that can't read its content ends with one line. */
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
