import { sql } from '@payloadcms/db-sqlite';
import { withdrawableStates } from '../../lib/entry.ts';
import type { Cause } from '../../mail/outbox.ts';
import type { SignUp } from '../payload-types.ts';
import { runSql } from '../run-sql.ts';
import type { PlaceGroup } from './places.ts';

interface Newer extends PlaceGroup {
  marks: readonly string[];
  /** Its own number, once it has one: only those before it count. */
  id?: number;
}

const listOf = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/**
 * Marks of people who are in an earlier entry of the same category that still stands. Nothing else of that entry
 * leaves the database: whoever is told may not learn whose it is.
 */
export async function repeatedMarks(
  { signUp, quota, marks, id }: Newer,
  req: Cause,
): Promise<ReadonlySet<string>> {
  const quotas = await quotasOfCategory({ signUp, quota }, req);
  if (marks.length === 0 || quotas.length === 0) return new Set();
  const rows = await runSql<{ mark: string }>(
    req.payload,
    sql`SELECT DISTINCT entries_texts.text AS mark FROM entries_texts
      JOIN entries ON entries.id = entries_texts.parent_id
      WHERE entries_texts.text IN (${listOf(marks)}) AND entries_texts.path = 'marks'
      AND entries.sign_up_id = ${signUp} AND entries.quota IN (${listOf(quotas)})
      AND entries.state IN (${listOf(withdrawableStates)})
      ${id === undefined ? sql`` : sql`AND entries.id < ${id}`}`,
    req.transactionID,
  );
  return new Set(rows.map(({ mark }) => mark));
}

/** The rows of places of one category, in whatever town. */
async function quotasOfCategory({ signUp, quota }: PlaceGroup, req: Cause): Promise<string[]> {
  const where = { id: { equals: signUp } };
  const form = await req.payload.db.findOne<SignUp>({ collection: 'sign-ups', where, req });
  const category = form?.quotas.find(({ id }) => id === quota)?.category;
  return (form?.quotas ?? []).flatMap((row) => (row.category === category && row.id ? row.id : []));
}
