import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/** All of the work or nothing. */
export async function together<T>(
  { db }: Payload,
  work: (transactionID: number | string) => Promise<T>,
): Promise<T> {
  const transactionID = await db.beginTransaction();
  if (transactionID === null) throw new Error('The database has no transactions.');
  try {
    const result = await work(transactionID);
    await db.commitTransaction(transactionID);
    return result;
  } catch (error) {
    await db.rollbackTransaction(transactionID);
    throw error;
  }
}

/** The same for what a request does: as part of its transaction, if it is in one. */
export async function requestTogether<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const isOwn = await initTransaction(req);
  try {
    const result = await work();
    if (isOwn) await commitTransaction(req);
    return result;
  } catch (error) {
    if (isOwn) await killTransaction(req);
    throw error;
  }
}
