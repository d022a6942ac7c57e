import pg from 'pg';
import { expect, test } from 'vitest';
import { openOwnDatabase } from './support/own-database.ts';
import { hasPostgres, startPostgres } from './support/postgres.ts';

test.runIf(hasPostgres)(
  'a connection that is lost within a transaction ends no program',
  async () => {
    const server = await startPostgres();
    const { payload, close } = await openOwnDatabase('lost-connection', server.url);
    const { db } = payload;
    const held = await db.beginTransaction();
    const other = new pg.Client({ connectionString: server.url });
    await other.connect();
    const { rowCount } = await other.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
    );
    expect(rowCount).toBeGreaterThan(0);
    await other.end();
    // The test fails by itself where an error event has no listener.
    const req = { transactionID: held } as Parameters<typeof db.count>[0]['req'];
    await expect(db.count({ collection: 'news', req })).rejects.toThrow();
    await db.rollbackTransaction(held ?? '').catch(() => undefined);
    expect(await db.count({ collection: 'news' })).toEqual({ totalDocs: 0 });
    await close();
    server.stop();
    server.remove();
  },
);
