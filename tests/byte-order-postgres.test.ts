import type { Where } from 'payload';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { openOwnDatabase } from './support/own-database.ts';
import { hasPostgres, startPostgres } from './support/postgres.ts';

describe.skipIf(!hasPostgres)('on a PostgreSQL that sorts by a language', async () => {
  if (!hasPostgres) return;
  const server = await startPostgres();
  const { payload, close } = await openOwnDatabase('byte-order', server.url);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  afterAll(async () => {
    await client.end();
    await close();
    server.stop();
    server.remove();
  });

  test('lists come in the order of SQLite, and letters are found without their case', async () => {
    const { rows } = await client.query("SELECT 'a' < 'B' AS by_language");
    expect(rows, 'what this test is about').toEqual([{ by_language: true }]);
    const names = ['abril', 'Zebra', 'Água', 'a-b', 'ab', 'B'];
    for (const name of names)
      await payload.db.create({
        collection: 'message-templates',
        data: { name, subject: 'x', text: 'x' },
      });
    const find = async (where: Where) => {
      const found = await payload.find({ collection: 'message-templates', where, sort: 'name' });
      return found.docs.map(({ name }) => name);
    };
    expect(await find({})).toEqual(['B', 'Zebra', 'a-b', 'ab', 'abril', 'Água']);
    expect(await find({ name: { like: 'água' } })).toEqual(['Água']);
  });

  test('a column that comes later too, and what is right stays', async () => {
    await client.query('ALTER TABLE message_templates ADD COLUMN later varchar');
    await payload.db.migrate();
    const { rows } = await client.query(
      `SELECT DISTINCT collation_name FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type IN ('text', 'character varying')`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].collation_name).toMatch(/^(C|C\.utf8|C\.UTF-8|pg_c_utf8)$/);
  });
});
