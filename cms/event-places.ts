import { sql } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { runSql } from './run-sql.ts';

interface Row {
  name: string;
  slug: string;
  first_start: string | Date | null;
}

/**
 * The municipalities with published events, in the order of their first ones. An index leads to each first one;
 * in the content system's words it would be a question for each municipality.
 */
export async function readEventPlaces(payload: Payload): Promise<{ name: string; slug: string }[]> {
  const rows = await runSql<Row>(
    payload,
    sql`SELECT name, slug, (
        SELECT starts_at FROM events
        WHERE municipality_id = municipalities.id AND _status = 'published'
        ORDER BY starts_at, title LIMIT 1
      ) AS first_start
      FROM municipalities ORDER BY id`,
  );
  return rows
    .flatMap(({ name, slug, first_start }) =>
      first_start ? [{ name, slug, time: new Date(first_start).getTime() }] : [],
    )
    .sort((one, other) => one.time - other.time)
    .map(({ name, slug }) => ({ name, slug }));
}
