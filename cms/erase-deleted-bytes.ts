import { randomInt } from 'node:crypto';
import { sql } from '@payloadcms/db-sqlite';
import type { Payload, PayloadRequest } from 'payload';
import type { PatientClient } from './sqlite-client.ts';

type Cause = Pick<PayloadRequest, 'payload' | 'transactionID'>;

interface Sqlite {
  client: PatientClient;
  sessions: Record<
    string,
    { db: { run: (statement: ReturnType<typeof sql>) => Promise<unknown> } }
  >;
}

/** Both databases have an adapter; only this one leaves bytes behind. */
const sqliteOf = ({ db }: Payload): Sqlite | undefined =>
  db.name === 'sqlite' ? (db as unknown as Sqlite) : undefined;

/**
 * Notes, in the transaction that deletes, that its bytes are still to be erased. The note is SQLite's
 * free number in the head of the file, so it is kept or undone with the deletion itself, outlives a
 * crash and is seen by every process. Another number each time: see below.
 */
export async function oweErasure({ payload, transactionID }: Cause): Promise<void> {
  const session = sqliteOf(payload)?.sessions[String(await transactionID)];
  const note = randomInt(1, 2 ** 31);
  await session?.db.run(sql.raw(`PRAGMA user_version = ${note}`));
}

/**
 * Takes the bytes of what was deleted out of SQLite's files, if that is owed. Overwriting what is
 * deleted is not enough: when a page of the file is split, a copy of a row can stay behind in unused
 * room (seen in a trial, see decision 015). So the file is written anew and the journal emptied.
 * PostgreSQL does this by itself, in its own time.
 */
export async function eraseTraces(payload: Payload): Promise<void> {
  const client = sqliteOf(payload)?.client;
  if (!client) return;
  const note = await noteOf(client);
  if (note === 0) return;
  await client.rewrite();
  const transaction = await client.transaction('write');
  try {
    // Whatever was deleted since then has a note of its own, and stays owed.
    if ((await noteOf(transaction)) === note) await transaction.execute('PRAGMA user_version = 0');
    await transaction.commit();
  } finally {
    transaction.close();
  }
}

async function noteOf({ execute }: Pick<PatientClient, 'execute'>): Promise<number> {
  const { rows } = await execute('PRAGMA user_version');
  return Number(rows[0]?.user_version);
}
