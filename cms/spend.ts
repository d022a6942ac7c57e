import { createHmac } from 'node:crypto';
import { sql } from '@payloadcms/db-sqlite';
import type { Payload, PayloadRequest } from 'payload';
import { runSql } from './run-sql.ts';

interface Budget {
  /** What it is counted for; stored as a keyed hash. */
  of: string;
  limit: number;
  windowMs: number;
}

interface Cause {
  payload: Payload;
  transactionID?: PayloadRequest['transactionID'];
}

const nameOf = ({ of }: Pick<Budget, 'of'>, { secret }: Payload) =>
  createHmac('sha256', secret).update(of).digest('base64url');

/**
 * Takes from a budget that is full again after its window; false, and nothing taken, where it does not suffice. One
 * statement, so that processes can't both take the last of it. In a transaction that fails nothing is taken either.
 */
export async function spend(
  { limit, windowMs, ...budget }: Budget,
  amount: number,
  now: Date,
  { payload, transactionID }: Cause,
): Promise<boolean> {
  if (amount > limit) return false;
  const moment = now.toISOString();
  const end = new Date(now.getTime() + windowMs).toISOString();
  const rows = await runSql(
    payload,
    sql`INSERT INTO post_counts (sender, count, window_ends_at)
      VALUES (${nameOf(budget, payload)}, ${amount}, ${end})
      ON CONFLICT (sender) DO UPDATE SET
        count = CASE WHEN post_counts.window_ends_at <= ${moment} THEN excluded.count ELSE post_counts.count + excluded.count END,
        window_ends_at = CASE WHEN post_counts.window_ends_at <= ${moment} THEN excluded.window_ends_at ELSE post_counts.window_ends_at END
      WHERE post_counts.window_ends_at <= ${moment} OR post_counts.count + excluded.count <= ${limit}
      RETURNING count`,
    transactionID,
  );
  return rows.length > 0;
}

/** Puts back what turned out not to be used up. */
export async function giveBack(
  budget: Pick<Budget, 'of'>,
  amount: number,
  { payload, transactionID }: Cause,
): Promise<void> {
  await runSql(
    payload,
    sql`UPDATE post_counts SET count = CASE WHEN count > ${amount} THEN count - ${amount} ELSE 0 END
      WHERE sender = ${nameOf(budget, payload)}`,
    transactionID,
  );
}
