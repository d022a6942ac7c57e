import { afterAll, describe } from 'vitest';
import { hasPostgres, startPostgres } from './support/postgres.ts';
import { tellCases } from './support/tell-cases.ts';

describe.skipIf(!hasPostgres)('on PostgreSQL', async () => {
  if (!hasPostgres) return;
  const server = await startPostgres();
  const { close } = await tellCases('tell-postgres', server.url);
  afterAll(async () => {
    await close();
    server.stop();
    server.remove();
  });
});
