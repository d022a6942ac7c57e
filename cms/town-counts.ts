import { sql } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { runSql } from './run-sql.ts';

export interface TownCounts {
  /** To come or going on, without those that were cancelled. */
  events: number;
  places: number;
  /** Born there. */
  athletes: number;
}

type Row = { slug: string } & Record<keyof TownCounts, number | string>;

/**
 * What is published of each municipality, by its slug. One statement: in the content system's words it would be
 * four questions for each municipality.
 */
export async function readTownCounts(
  payload: Payload,
  now: Date,
): Promise<Map<string, TownCounts>> {
  const moment = now.toISOString();
  // `+` keeps SQLite from reading the whole past in the order of the municipalities.
  const rows = await runSql<Row>(
    payload,
    sql`SELECT slug,
        coalesce(lasting.number, 0) + (
          SELECT count(*) FROM events
          WHERE municipality_id = municipalities.id AND _status = 'published'
            AND starts_at >= ${moment} AND situation <> 'cancelado'
        ) AS events,
        (
          SELECT count(*) FROM places
          WHERE municipality_id = municipalities.id AND _status = 'published'
        ) AS places,
        (
          SELECT count(*) FROM athletes
          WHERE birthplace = municipalities.name AND _status = 'published'
        ) AS athletes
      FROM municipalities LEFT JOIN (
        SELECT +municipality_id AS town, count(*) AS number FROM events
        WHERE _status = 'published' AND ends_at >= ${moment} AND starts_at < ${moment}
          AND situation <> 'cancelado'
        GROUP BY +municipality_id
      ) AS lasting ON lasting.town = municipalities.id`,
  );
  return new Map(
    rows.map(({ slug, events, places, athletes }) => [
      slug,
      { events: Number(events), places: Number(places), athletes: Number(athletes) },
    ]),
  );
}
