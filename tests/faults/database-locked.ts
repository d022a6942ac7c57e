import type { Client, Transaction } from '@libsql/client';
import { openDatabase } from '../support/site.ts';
import type { Fault } from './fault.ts';

export const databaseLocked: Fault = {
  key: 'database-locked',
  name: 'O banco travado por outro programa',
  seconds: [8, 30],
  async cause({ target, hold }) {
    const database = openDatabase(target.dataDir);
    const lock = await takeLock(database);
    // Who writes waits for the lock, and in line before that.
    await hold(['read']);
    await lock.rollback();
    database.close();
  },
};

/** The site writes every now and then, so that it may take some tries. */
async function takeLock(database: Client): Promise<Transaction> {
  for (;;) {
    const lock = await database.transaction('write').catch(() => undefined);
    if (lock) return lock;
  }
}
