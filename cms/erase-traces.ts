import type { Payload } from 'payload';

interface SqliteClient {
  execute(statement: string): Promise<{ rows: Record<string, unknown>[] }>;
}

/**
 * After a deletion, takes its bytes out of SQLite's files too. Overwriting what is deleted is not
 * enough: when a page of the file is split, a copy of a row can stay behind in unused room (seen in a
 * trial, see decision 015). So the file is written anew and the journal emptied. PostgreSQL does this
 * by itself, in its own time.
 */
export async function eraseTraces(payload: Payload): Promise<void> {
  if (payload.db.name !== 'sqlite') return;
  const client = (payload.db as unknown as { client: SqliteClient }).client;
  await client.execute('VACUUM');
  const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  if (Number(rows[0]?.busy) !== 0) throw new Error('The journal is in use.');
}
