import type { Payload } from 'payload';
import { together } from '../cms/together.ts';
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
  return together(payload, (transactionID) => work({ payload, transactionID }));
}
