import { createTurns } from '../cms/turns.ts';
import { inTransaction, type TransactionRequest } from './transaction.ts';

/** Longer than five hundred people at once take. */
const turns = createTurns(120_000);

/**
 * A transaction about places, one at a time in this program. They wait for each other in the database anyway,
 * and there each one holds a connection, of which there are few.
 */
export async function inEntryTurn<T>(
  work: (request: TransactionRequest) => Promise<T>,
): Promise<T> {
  const release = await turns.take();
  try {
    return await inTransaction(work);
  } finally {
    release();
  }
}
