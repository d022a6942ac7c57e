import type { Row, Transaction } from '@libsql/client';
import type { ClientBase } from 'pg';
import { StepError } from '../run.ts';
import { comparable } from './stored-values.ts';
import type { Table } from './table-list.ts';

const atOnce = 500;

/** Counts and compares every row, value by value; returns how many there are. */
export async function compareTables(
  from: Transaction,
  to: ClientBase,
  tables: Table[],
): Promise<number> {
  let total = 0;
  for (const table of tables) {
    const { rows: here } = await from.execute(`SELECT COUNT(*) AS rows FROM "${table.name}"`);
    const { rows: there } = await to.query(`SELECT COUNT(*) AS rows FROM "${table.name}"`);
    const count = Number(here[0]?.rows);
    if (count !== Number(there[0]?.rows)) throw differs(table, 'o número de linhas');
    await compareRows(from, to, table);
    total += count;
  }
  return total;
}

async function compareRows(from: Transaction, to: ClientBase, table: Table): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await from.execute({
      sql: `SELECT rowid AS "row_number", * FROM "${table.name}" WHERE rowid > ? ORDER BY rowid LIMIT ?`,
      args: [last, atOnce],
    });
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => String(id));
    const { rows: copied } = await to.query(
      `SELECT * FROM "${table.name}" WHERE id::text = ANY($1)`,
      [ids],
    );
    const byId = new Map(copied.map((row) => [String(row.id), row]));
    for (const row of rows) {
      const copy = byId.get(String(row.id));
      const column = copy && table.columns.find((one) => !isSame(row, copy, one));
      if (!copy || column) throw differs(table, `linha ${row.id}, ${column?.name ?? 'ausente'}`);
    }
    last = Number(rows.at(-1)?.row_number);
  }
}

const isSame = (
  row: Row,
  copy: Record<string, unknown>,
  { name, type }: Table['columns'][number],
) => comparable(row[name], type) === comparable(copy[name], type);

const differs = ({ name }: Table, what: string) =>
  new StepError(
    `A cópia não é igual ao original: tabela '${name}', ${what}. O original está intacto.`,
  );
