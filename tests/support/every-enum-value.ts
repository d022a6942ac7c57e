import type pg from 'pg';

interface Column {
  table: string;
  name: string;
  type: string;
  required: boolean;
  labels: string[] | null;
  refersTo: string | null;
}

/** The last two say what a row must have: a label of an enum, the number of a row elsewhere. */
const columnsQuery = `
  SELECT c.relname AS table, a.attname AS name, t.typname AS type,
    a.attnotnull AND NOT a.atthasdef AS required,
    (SELECT json_agg(e.enumlabel ORDER BY e.enumsortorder) FROM pg_enum e WHERE e.enumtypid = t.oid) AS labels,
    (SELECT r.relname FROM pg_constraint f JOIN pg_class r ON r.oid = f.confrelid
     WHERE f.contype = 'f' AND f.conrelid = c.oid AND f.conkey = ARRAY[a.attnum] LIMIT 1) AS "refersTo"
  FROM pg_attribute a
  JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
  JOIN pg_type t ON t.oid = a.atttypid
  WHERE a.attnum > 0 AND NOT a.attisdropped
  ORDER BY 1, a.attnum`;

const readColumns = async (client: pg.Client) => (await client.query<Column>(columnsQuery)).rows;

/** Writes a row for every value of every enum of the database, whatever else the row needs included. */
export async function writeEveryEnumValue(client: pg.Client): Promise<void> {
  const tables = Map.groupBy(await readColumns(client), ({ table }) => table);
  let count = 0;
  const plain: Record<string, () => unknown> = {
    varchar: () => `v${count}`,
    text: () => `v${count}`,
    int4: () => count,
    numeric: () => count,
    timestamptz: () => '2026-01-01T00:00:00Z',
    bool: () => false,
    jsonb: () => '{}',
  };
  async function insert(table: string, turn: number): Promise<unknown> {
    count += 1;
    const columns = tables.get(table) ?? [];
    const row = new Map<string, unknown>();
    for (const { name, type, required, labels, refersTo } of columns) {
      if (labels) row.set(name, labels[turn % labels.length]);
      else if (required && refersTo) row.set(name, await insert(refersTo, 0));
      else if (required) row.set(name, plain[type]?.());
    }
    const names = [...row.keys()].map((name) => `"${name}"`);
    const places = names.map((_, place) => `$${place + 1}`);
    const back = columns.some(({ name }) => name === 'id') ? 'RETURNING id' : '';
    const { rows } = await client.query(
      `INSERT INTO "${table}" (${names}) VALUES (${places}) ${back}`,
      [...row.values()],
    );
    return rows[0]?.id;
  }
  await client.query('BEGIN');
  for (const [table, columns] of tables) {
    const turns = Math.max(0, ...columns.map(({ labels }) => labels?.length ?? 0));
    for (let turn = 0; turn < turns; turn += 1) await insert(table, turn);
  }
  await client.query('COMMIT');
}

/** 'table.column: value' of each value that no row has. */
export async function missingEnumValues(client: pg.Client): Promise<string[]> {
  const missing: string[] = [];
  for (const { table, name, labels } of await readColumns(client)) {
    if (!labels) continue;
    const { rows } = await client.query(`SELECT DISTINCT "${name}"::text AS value FROM "${table}"`);
    const found = new Set(rows.map(({ value }) => value));
    for (const label of labels) if (!found.has(label)) missing.push(`${table}.${name}: ${label}`);
  }
  return missing;
}
