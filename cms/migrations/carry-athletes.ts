import { sql } from '@payloadcms/db-sqlite';

/**
 * The athletes of the home page become rows with an end. For the migration that makes their tables, before the old
 * column goes; both databases take these words.
 */
export const carryAthletes = [
  sql.raw(`INSERT INTO home_athletes (_order, _parent_id, id, athlete_id)
    SELECT "order", parent_id, 'atleta-' || id, athletes_id FROM home_rels
    WHERE path = 'athletes' AND athletes_id IS NOT NULL`),
  sql.raw(`INSERT INTO _home_v_version_athletes (_order, _parent_id, athlete_id, _uuid)
    SELECT "order", parent_id, athletes_id, 'atleta-' || id FROM _home_v_rels
    WHERE path = 'version.athletes' AND athletes_id IS NOT NULL`),
  sql.raw(`DELETE FROM home_rels WHERE path = 'athletes'`),
  sql.raw(`DELETE FROM _home_v_rels WHERE path = 'version.athletes'`),
];
