import type { Transaction } from '@libsql/client';
import type { ClientBase } from 'pg';
import { toPostgres } from './stored-values.ts';
import type { Table } from './table-list.ts';

/** Rows read at once; PostgreSQL takes at most 65,535 values in one statement. */
const rowsFor = ({ columns }: Table) =>
  Math.max(1, Math.min(500, Math.floor(60_000 / columns.length)));

/**
 * Copies all rows in one transaction. Documents point at each other in circles, so no order of tables would do:
 * the rules for that are taken away and put back, which checks every row.
 */
export async function copyTables(
  from: Transaction,
  to: ClientBase,
  tables: Table[],
): Promise<void> {
  const { rows: rules } = await to.query<{ table: string; name: string; rule: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name,
            pg_get_constraintdef(oid) AS rule
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  await to.query('BEGIN');
  for (const { table, name } of rules)
    await to.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const table of tables) await copyTable(from, to, table);
  for (const { table, name, rule } of rules)
    await to.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${rule}`);
  for (const table of tables) await countOn(to, table);
  await to.query('COMMIT');
}

async function copyTable(from: Transaction, to: ClientBase, table: Table): Promise<void> {
  const names = table.columns.map(({ name }) => `"${name}"`).join(', ');
  const size = rowsFor(table);
  for (let last = 0; ; ) {
    const { rows } = await from.execute({
      sql: `SELECT rowid AS "row_number", ${names} FROM "${table.name}" WHERE rowid > ? ORDER BY rowid LIMIT ?`,
      args: [last, size],
    });
    if (rows.length === 0) return;
    const values = rows.flatMap((row) =>
      table.columns.map(({ name, type }) => toPostgres(row[name], type)),
    );
    const places = rows.map(
      (_, row) =>
        `(${table.columns.map((_column, index) => `$${row * table.columns.length + index + 1}`).join(', ')})`,
    );
    await to.query(`INSERT INTO "${table.name}" (${names}) VALUES ${places.join(', ')}`, values);
    last = Number(rows.at(-1)?.row_number);
  }
}

/** New rows are numbered after the last one that was copied. */
async function countOn(to: ClientBase, { name, columns }: Table): Promise<void> {
  if (!columns.some((column) => column.name === 'id' && column.type === 'integer')) return;
  await to.query(
    `SELECT setval(sequence, GREATEST((SELECT COALESCE(MAX(id), 0) FROM "${name}"), 1),
                   EXISTS (SELECT 1 FROM "${name}"))
     FROM pg_get_serial_sequence('"${name}"', 'id') AS sequence WHERE sequence IS NOT NULL`,
  );
}
