import { afterAll, describe } from 'vitest';
import { liveCases } from './support/live-cases.ts';
import { hasPostgres, startPostgres } from './support/postgres.ts';

describe.skipIf(!hasPostgres)('on PostgreSQL', async () => {
  if (!hasPostgres) return;
  const server = await startPostgres();
  const { close } = await liveCases('live-postgres', server.url);
  afterAll(async () => {
    await close();
    server.stop();
    server.remove();
  });
});
