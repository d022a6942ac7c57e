import { sql } from '@payloadcms/db-sqlite';
import { withdrawableStates } from '../../lib/entry.ts';
import type { Cause } from '../../mail/outbox.ts';
import type { Entry, SignUp } from '../payload-types.ts';
import { runSql } from '../run-sql.ts';
import { groupOf, type PlaceGroup } from './places.ts';

const listOf = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/**
 * Whether somebody is in an earlier entry of the same category that still stands. For checkers alone: told to who
 * sends, it would confirm guesses of a birth date.
 */
export async function hasRepeated(entry: Entry, req: Cause): Promise<boolean> {
  const group = groupOf(entry);
  const marks = entry.marks ?? [];
  const quotas = await quotasOfCategory(group, req);
  if (marks.length === 0 || quotas.length === 0) return false;
  const rows = await runSql(
    req.payload,
    sql`SELECT entries.id FROM entries_texts
      JOIN entries ON entries.id = entries_texts.parent_id
      WHERE entries_texts.text IN (${listOf(marks)}) AND entries_texts.path = 'marks'
      AND entries.sign_up_id = ${group.signUp} AND entries.quota IN (${listOf(quotas)})
      AND entries.state IN (${listOf(withdrawableStates)}) AND entries.id < ${entry.id} LIMIT 1`,
    req.transactionID,
  );
  return rows.length > 0;
}

/** The rows of places of one category, in whatever town. */
async function quotasOfCategory({ signUp, quota }: PlaceGroup, req: Cause): Promise<string[]> {
  const where = { id: { equals: signUp } };
  const form = await req.payload.db.findOne<SignUp>({ collection: 'sign-ups', where, req });
  const category = form?.quotas.find(({ id }) => id === quota)?.category;
  return (form?.quotas ?? []).flatMap((row) => (row.category === category && row.id ? row.id : []));
}
