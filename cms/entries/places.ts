import { sql } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { holdingStates } from '../../lib/entry.ts';
import type { Cause } from '../../mail/outbox.ts';
import type { Entry, SignUp } from '../payload-types.ts';
import { runSql } from '../run-sql.ts';

/** The places of one row of a sign-up. */
export interface PlaceGroup {
  signUp: number;
  quota: string;
}

/** The places that an entry is about. */
export const groupOf = ({ signUp, quota }: Pick<Entry, 'signUp' | 'quota'>): PlaceGroup => ({
  signUp: typeof signUp === 'number' ? signUp : signUp.id,
  quota,
});

/**
 * Counts an arrival and holds the row until the transaction ends: whoever comes for the same places, in this
 * process or another, waits here and then sees what was decided. Returns the number of this arrival.
 */
export const nextArrival = ({ quota }: PlaceGroup, req: Cause): Promise<number> =>
  turnAt(quota, 1, req);

/** The same without an arrival, for who frees or takes a place. */
export const lockPlaces = async ({ quota }: PlaceGroup, req: Cause): Promise<void> => {
  await turnAt(quota, 0, req);
};

async function turnAt(quota: string, more: number, { payload, transactionID }: Cause) {
  const [row] = await runSql<{ arrivals: number | string }>(
    payload,
    sql`INSERT INTO arrival_counts (quota, arrivals) VALUES (${quota}, ${more})
      ON CONFLICT (quota) DO UPDATE SET arrivals = arrival_counts.arrivals + ${more}
      RETURNING arrivals`,
    transactionID,
  );
  if (!row) throw new Error('The arrival was not counted.');
  return Number(row.arrivals);
}

const inGroup = ({ signUp, quota }: PlaceGroup) => ({
  signUp: { equals: signUp },
  quota: { equals: quota },
});

/** How many places there are. */
export async function countPlaces({ signUp, quota }: PlaceGroup, req: Cause): Promise<number> {
  const where = { id: { equals: signUp } };
  const found = await req.payload.db.findOne<SignUp>({ collection: 'sign-ups', where, req });
  return found?.quotas.find(({ id }) => id === quota)?.places ?? 0;
}

/** How many places are taken. */
export async function countHeld(group: PlaceGroup, req: Cause): Promise<number> {
  const where = { ...inGroup(group), state: { in: [...holdingStates] } };
  return (await req.payload.db.count({ collection: 'entries', where, req })).totalDocs;
}

/** Whoever has waited longest; undefined where nobody waits. */
export async function firstWaiting(group: PlaceGroup, req: Cause) {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'entries',
    where: { ...inGroup(group), state: { equals: 'espera' } },
    sort: 'arrival',
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0];
}

/** How many places are taken in each row of a sign-up, in one question: a form may have a hundred rows. */
export async function countHeldByQuota(
  signUp: number,
  payload: Payload,
): Promise<ReadonlyMap<string, number>> {
  const states = sql.join(
    holdingStates.map((state) => sql`${state}`),
    sql`, `,
  );
  const rows = await runSql<{ quota: string; held: number | string }>(
    payload,
    sql`SELECT quota, count(*) AS held FROM entries
      WHERE sign_up_id = ${signUp} AND state IN (${states}) GROUP BY quota`,
  );
  return new Map(rows.map(({ quota, held }) => [quota, Number(held)]));
}
