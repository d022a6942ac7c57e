import { sql } from '@payloadcms/db-postgres';
import { expect, test } from 'vitest';
import { openOwnDatabase } from './support/own-database.ts';
import { hasPostgres, startPostgres } from './support/postgres.ts';

test.runIf(hasPostgres)('two transactions that wait for each other are both done', async () => {
  const server = await startPostgres();
  const { payload, close } = await openOwnDatabase('deadlock', server.url);
  const { inTransaction } = await import('../content/transaction.ts');
  const { runSql } = await import('../cms/run-sql.ts');
  for (const sender of ['a', 'b'])
    await payload.db.create({
      collection: 'post-counts',
      data: { sender, count: 0, windowEndsAt: new Date().toISOString() },
    });
  const hold = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() };
  let attempts = 0;
  const inOrder = (first: 'a' | 'b', second: 'a' | 'b') =>
    inTransaction(async ({ transactionID }) => {
      attempts += 1;
      const count = (sender: string) =>
        runSql(
          payload,
          sql`UPDATE post_counts SET count = count + 1 WHERE sender = ${sender} RETURNING count`,
          transactionID,
        );
      await count(first);
      hold[first].resolve();
      await hold[second].promise;
      await count(second);
    });
  await Promise.all([inOrder('a', 'b'), inOrder('b', 'a')]);
  expect(attempts).toBe(3);
  const { docs } = await payload.find({ collection: 'post-counts', sort: 'sender' });
  expect(docs.map(({ count }) => count)).toEqual([2, 2]);
  await close();
  server.stop();
  server.remove();
});
