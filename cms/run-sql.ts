import type { sql } from '@payloadcms/db-sqlite';
import type { Payload, PayloadRequest } from 'payload';

interface Statements<Row> {
  drizzle: unknown;
  execute(statement: { drizzle: unknown; sql: ReturnType<typeof sql> }): Promise<{ rows: Row[] }>;
}

/**
 * Runs a statement that the content system has no words for; it must work on both databases. Inside a
 * transaction its id is passed: otherwise the statement would wait for that transaction.
 */
export async function runSql<Row>(
  payload: Payload,
  statement: ReturnType<typeof sql>,
  transactionID?: PayloadRequest['transactionID'],
): Promise<Row[]> {
  // Both adapters have this method; only the driver's types differ.
  const { drizzle, execute } = payload.db as unknown as Statements<Row>;
  const session = payload.db.sessions?.[String(await transactionID)]?.db;
  const { rows } = await execute({ drizzle: session ?? drizzle, sql: statement });
  return rows;
}
