interface Snapshot {
  tables?: Record<string, { columns: Record<string, unknown> }>;
}

const copying = /INSERT INTO (\\`__new_\w+\\`)\(([^)]*)\) SELECT ([^;]*?) FROM (\\`(\w+)\\`);/g;

/**
 * Where the generator rebuilds a table of SQLite, it copies the new table's columns. A column that the old table
 * lacks is then no error: SQLite takes a name in double quotes that it does not know for a text, and every row
 * would get it. Only what the old table has is copied here; the others get their default.
 */
export function copyOldColumnsOnly(migration: string, snapshot: string): string {
  const { tables = {} }: Snapshot = JSON.parse(snapshot);
  const [up = '', ...rest] = migration.split('export async function down');
  const corrected = up.replace(copying, (whole, fresh, columns, _, old, name) => {
    const known = tables[name]?.columns;
    if (!known) return whole;
    const kept = columns
      .split(', ')
      .filter((column: string) => column.replaceAll('"', '') in known)
      .join(', ');
    return `INSERT INTO ${fresh}(${kept}) SELECT ${kept} FROM ${old};`;
  });
  return [corrected, ...rest].join('export async function down');
}
