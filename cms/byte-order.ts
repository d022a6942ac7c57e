interface Asked {
  query: (statement: string, values?: string[]) => Promise<{ rows: Record<string, unknown>[] }>;
}

/** By the numbers of the letters, as SQLite sorts; the first of them also know upper and lower case of every letter. */
const inByteOrder = ['pg_c_utf8', 'C.utf8', 'C.UTF-8', 'C'];
const names = inByteOrder.map((name) => `'${name}'`).join(', ');

/**
 * A PostgreSQL sorts text by the language it was installed with, so a list would not be the same on every machine,
 * nor after a move from SQLite. Where it does so, each column of text gets the order of SQLite, once.
 */
export async function sortByBytes(database: Asked, schema = 'public'): Promise<void> {
  const { rows: asked } = await database.query("SELECT 'a' < 'B' AS by_language");
  if (!asked[0]?.by_language) return;
  const { rows: changes } = await database.query(
    `SELECT format('ALTER TABLE %s %s', attrelid::regclass, string_agg(format(
              'ALTER COLUMN %I TYPE %s COLLATE %I', attname, format_type(atttypid, atttypmod), best.collname), ', ')) AS change
     FROM pg_attribute
     JOIN pg_class ON pg_class.oid = attrelid,
     (SELECT collname FROM pg_collation
      WHERE collname IN (${names}) AND collencoding IN (-1, pg_char_to_encoding(getdatabaseencoding()))
      ORDER BY array_position(ARRAY[${names}], collname::text) LIMIT 1) AS best
     WHERE relkind = 'r' AND relnamespace = quote_ident($1)::regnamespace AND attnum > 0 AND NOT attisdropped
       AND attcollation <> 0
       AND attcollation NOT IN (SELECT oid FROM pg_collation WHERE collname IN (${names}))
     GROUP BY attrelid`,
    [schema],
  );
  for (const { change } of changes) await database.query(String(change));
}
