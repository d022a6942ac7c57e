import { sql } from '@payloadcms/db-sqlite';
import type { Payload, PayloadRequest } from 'payload';
import { now } from '../lib/clock.ts';
import { type ElectoralPeriod, hidesPublicity, periodFrom } from '../lib/publicity.ts';
import { runSql } from './run-sql.ts';
import { settings } from './settings.ts';

/** Straight from the database: access rules ask for it with every question, a dozen times for a page. */
export async function readPeriod(
  payload: Payload,
  req?: PayloadRequest,
): Promise<ElectoralPeriod | undefined> {
  const [stored] = await runSql<Parameters<typeof periodFrom>[0]>(
    payload,
    sql`SELECT "from", until FROM electoral_period LIMIT 1`,
    req?.transactionID,
  );
  return periodFrom(stored ?? {});
}

/** What an editor is told who would send an edition in the period. */
export const noEditionsNow =
  'No período eleitoral nenhuma edição é enviada (Lei 9.504/1997, art. 73).';

export async function isPublicityHidden(req: PayloadRequest): Promise<boolean> {
  return hidesPublicity(await readPeriod(req.payload, req), now(settings));
}
