import pg from 'pg';
import { afterAll, describe } from 'vitest';
import { backupCases } from './support/backup-cases.ts';
import { hasPostgres, startPostgres } from './support/postgres.ts';

describe.skipIf(!hasPostgres)('on PostgreSQL', async () => {
  if (!hasPostgres) return;
  const server = await startPostgres();
  // Registered first, so that it runs last.
  afterAll(() => {
    server.stop();
    server.remove();
  });
  let databases = 0;
  await backupCases(server.url, async () => {
    databases += 1;
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`CREATE DATABASE novo_${databases}`);
    await client.end();
    return server.url.replace(/postgres$/, `novo_${databases}`);
  });
});
