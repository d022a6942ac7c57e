import { sql } from '@payloadcms/db-sqlite';
import type { PayloadRequest } from 'payload';
import { runSql } from './run-sql.ts';

type Cause = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/**
 * Until its transaction ends, every other one that wants the same name waits, in any program: for what is looked up
 * before it is written. On SQLite only one transaction runs at a time anyway.
 */
export async function holdName(name: string, { payload, transactionID }: Cause): Promise<void> {
  if (payload.db.name !== 'postgres') return;
  const statement = sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
  await runSql(payload, statement, transactionID);
}

/** What is sent for one address, whichever form it comes by. */
export const holdAddress = (email: string, req: Cause) => holdName(`address ${email}`, req);
