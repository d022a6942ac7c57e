import { randomInt } from 'node:crypto';
import { sql } from '@payloadcms/db-sqlite';
import type { Payload, PayloadRequest } from 'payload';
import { eraseUnusedBytes } from './erase-unused-bytes.ts';
import type { SqliteClient } from './sqlite-client.ts';

type Cause = Pick<PayloadRequest, 'payload' | 'transactionID'>;

interface Sqlite {
  client: SqliteClient;
  sessions: Record<
    string,
    { db: { run: (statement: ReturnType<typeof sql>) => Promise<unknown> } }
  >;
}

/** Only SQLite's adapter leaves bytes behind. */
const sqliteOf = ({ db }: Payload): Sqlite | undefined =>
  db.name === 'sqlite' ? (db as unknown as Sqlite) : undefined;

/**
 * Notes, in the transaction that deletes, that bytes must still be erased. The note is `PRAGMA user_version`,
 * a number in the head of the file: it is committed or rolled back with the deletion, survives a crash and is
 * seen by every process. Each time another number: see below.
 */
export async function noteErasure({ payload, transactionID }: Cause): Promise<void> {
  const session = sqliteOf(payload)?.sessions[String(await transactionID)];
  const note = randomInt(1, 2 ** 31);
  await session?.db.run(sql.raw(`PRAGMA user_version = ${note}`));
}

/** Erases deleted data from SQLite's files, if that was noted. PostgreSQL does this by itself, later. */
export async function eraseDeletedBytes(payload: Payload): Promise<void> {
  const client = sqliteOf(payload)?.client;
  if (!client) return;
  const note = await noteOf(client);
  if (note === 0) return;
  await eraseUnusedBytes(client);
  const transaction = await client.transaction('write');
  try {
    // A deletion since then has changed the number, so its note stays.
    if ((await noteOf(transaction)) === note) await transaction.execute('PRAGMA user_version = 0');
    await transaction.commit();
  } finally {
    transaction.close();
  }
}

async function noteOf({ execute }: Pick<SqliteClient, 'execute'>): Promise<number> {
  const { rows } = await execute('PRAGMA user_version');
  return Number(rows[0]?.user_version);
}
