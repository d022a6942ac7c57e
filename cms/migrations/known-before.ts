import { sql } from '@payloadcms/db-sqlite';

/**
 * What was public before readers could be told of what is new is new to nobody, also when it is withdrawn and
 * published again. For the migration that makes the table; both databases take these words.
 */
export const knownBefore = ['news', 'events', 'services'].map((table) =>
  sql.raw(`INSERT INTO fresh_items (kind, document, due_at, round)
    SELECT '${table}', id, updated_at, 0 FROM ${table} WHERE _status = 'published'`),
);
