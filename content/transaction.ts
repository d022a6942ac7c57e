import type { Payload } from 'payload';
import { together } from '../cms/together.ts';
import { createTurns } from '../cms/turns.ts';
import { ensureDatabase } from './database-state.ts';
import { openPayload } from './payload.ts';

export interface TransactionRequest {
  payload: Payload;
  transactionID: number | string;
}

/**
 * On PostgreSQL each transaction holds a connection, of which there are ten (`cms/database.ts`). Half of them stay
 * for pages and for reading back: in a crowd nobody is told that something failed which was kept.
 */
const turns = createTurns(10_000, 5);

/**
 * Does all of the work or none. The adapter hides a commit that failed, so read back what a citizen is told
 * was stored.
 */
export async function inTransaction<T>(
  work: (request: TransactionRequest) => Promise<T>,
): Promise<T> {
  const payload = await openPayload();
  await ensureDatabase();
  // SQLite has turns of its own.
  const release = payload.db.name === 'postgres' ? await turns.take() : () => undefined;
  try {
    return await together(payload, (transactionID) => work({ payload, transactionID }));
  } finally {
    release();
  }
}
