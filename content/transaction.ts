import type { Payload } from 'payload';
import { ensureDatabase } from './database-state.ts';
import { openPayload } from './payload.ts';

export interface Together {
  payload: Payload;
  transactionID: number | string;
}

/**
 * All or nothing. The adapter hides a commit that failed: whoever tells a citizen that something was
 * kept looks it up afterwards.
 */
export async function inTransaction<T>(work: (request: Together) => Promise<T>): Promise<T> {
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
