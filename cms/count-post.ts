import { sql } from '@payloadcms/db-sqlite';
import type { Payload, PayloadRequest } from 'payload';
import { runSql } from './run-sql.ts';

export interface PostCount {
  count: number;
  windowEndsAt: Date;
}

interface Row {
  count: number | string;
  window_ends_at: string | Date;
}

/**
 * Counts a post in one statement, so that posts at the same moment, also in other processes, are counted
 * correctly.
 */
export async function countPost(
  payload: Payload,
  sender: string,
  now: Date,
  windowMs: number,
  transactionID?: PayloadRequest['transactionID'],
): Promise<PostCount> {
  const moment = now.toISOString();
  const end = new Date(now.getTime() + windowMs).toISOString();
  const rows = await runSql<Row>(
    payload,
    sql`INSERT INTO post_counts (sender, count, window_ends_at) VALUES (${sender}, 1, ${end})
      ON CONFLICT (sender) DO UPDATE SET
        count = CASE WHEN post_counts.window_ends_at <= ${moment} THEN 1 ELSE post_counts.count + 1 END,
        window_ends_at = CASE WHEN post_counts.window_ends_at <= ${moment} THEN excluded.window_ends_at ELSE post_counts.window_ends_at END
      RETURNING count, window_ends_at`,
    transactionID,
  );
  const [row] = rows;
  if (!row) throw new Error('The post was not counted.');
  return { count: Number(row.count), windowEndsAt: new Date(row.window_ends_at) };
}
