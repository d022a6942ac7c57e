import type { Transaction } from '@libsql/client';
import type { ClientBase } from 'pg';
import { StepError } from '../run.ts';

export interface Table {
  name: string;
  columns: { name: string; type: string }[];
}

/** Each database has its own list of the steps that made it. */
const own = new Set(['payload_migrations']);

/** The tables of both databases, which must have the same columns: both of this version. */
export async function listTables(from: Transaction, to: ClientBase): Promise<Table[]> {
  const { rows: found } = await to.query<{ table: string; column: string; type: string }>(
    `SELECT table_name AS table, column_name AS column, data_type AS type
     FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, ordinal_position`,
  );
  const target = Map.groupBy(found, ({ table }) => table);
  const { rows: kept } = await from.execute(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  );
  const names = kept.map(({ name }) => String(name)).filter((name) => !own.has(name));
  const tables: Table[] = [];
  for (const name of names) {
    const { rows } = await from.execute(`SELECT name FROM pragma_table_info('${name}')`);
    const columns = (target.get(name) ?? []).map(({ column, type }) => ({ name: column, type }));
    const here = rows.map((row) => String(row.name)).sort();
    const there = columns.map((column) => column.name).sort();
    if (here.join() !== there.join())
      throw new StepError(
        `A tabela '${name}' não é a mesma nos dois bancos. Comece o portal uma vez nesta versão, com SQLite; pare-o e tente de novo.`,
      );
    tables.push({ name, columns });
  }
  return tables;
}
