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

const mostAttempts = 3;

/** Two transactions waited for each other's rows, and PostgreSQL rolled this one back. */
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as Error & { code?: unknown }).code === '40P01' || isDeadlock(error.cause));

/**
 * Does all of the work or none. The adapter hides a commit that failed, so read back what a citizen is told
 * was stored. After a deadlock the work is done again, so it changes nothing beside the database.
 */
export async function inTransaction<T>(
  work: (request: TransactionRequest) => Promise<T>,
): Promise<T> {
  const payload = await openPayload();
  await ensureDatabase();
  // SQLite has turns of its own.
  const release = payload.db.name === 'postgres' ? await turns.take() : () => undefined;
  try {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await together(payload, (transactionID) => work({ payload, transactionID }));
      } catch (error) {
        if (attempt === mostAttempts || !isDeadlock(error)) throw error;
      }
  } finally {
    release();
  }
}
