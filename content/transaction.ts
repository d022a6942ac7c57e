import type { Payload } from 'payload';
import { ensureDatabase } from './database-state.ts';
import { openPayload } from './payload.ts';

export interface TransactionRequest {
  payload: Payload;
  transactionID: number | string;
}

/**
 * Does all of the work or none. The adapter hides a commit that failed, so read back what a citizen is told
 * was stored.
 */
export async function inTransaction<T>(
  work: (request: TransactionRequest) => Promise<T>,
): Promise<T> {
  const payload = await openPayload();
  await ensureDatabase();
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('The database has no transactions.');
  try {
    const result = await work({ payload, transactionID });
    await payload.db.commitTransaction(transactionID);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}
