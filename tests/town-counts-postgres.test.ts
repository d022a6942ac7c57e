import { afterAll, describe } from 'vitest';
import { hasPostgres, startPostgres } from './support/postgres.ts';
import { townCountCases } from './support/town-count-cases.ts';

describe.skipIf(!hasPostgres)('on PostgreSQL', async () => {
  if (!hasPostgres) return;
  const server = await startPostgres();
  const { close } = await townCountCases('town-counts-postgres', server.url);
  afterAll(async () => {
    await close();
    server.stop();
    server.remove();
  });
});
