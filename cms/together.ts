import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/** All of the work or nothing. */
export async function together<T>(
  payload: Payload,
  work: (transactionID: number | string) => Promise<T>,
): Promise<T> {
  const { db } = payload;
  const transactionID = await db.beginTransaction();
  if (transactionID === null) throw new Error('The database has no transactions.');
  try {
    const result = await work(transactionID);
    await db.commitTransaction(transactionID);
    return result;
  } catch (error) {
    await rollBack(payload, transactionID);
    throw error;
  }
}

/**
 * Never throws: who rolls back mostly has an error in hand already, which says what went wrong. A rollback that fails
 * too only follows from it, as where the connection is gone; the database then undoes the transaction by itself.
 */
export async function rollBack({ db, logger }: Payload, transactionID: number | string) {
  await db
    .rollbackTransaction(transactionID)
    .catch((err: unknown) => logger.error({ err, msg: 'Uma transação não pôde ser desfeita' }));
}

/** The same for what a request does: as part of its transaction, if it is in one. */
export async function requestTogether<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const isOwn = await initTransaction(req);
  try {
    const result = await work();
    if (isOwn) await commitTransaction(req);
    return result;
  } catch (error) {
    // Keeps a failure of its own to itself.
    if (isOwn) await killTransaction(req);
    throw error;
  }
}
