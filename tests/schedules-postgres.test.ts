import { afterAll, describe } from 'vitest';
import { hasPostgres, startPostgres } from './support/postgres.ts';
import { scheduleCases } from './support/schedule-cases.ts';

describe.skipIf(!hasPostgres)('on PostgreSQL', async () => {
  if (!hasPostgres) return;
  const server = await startPostgres();
  const { close } = await scheduleCases('schedules-postgres', server.url);
  afterAll(async () => {
    await close();
    server.stop();
    server.remove();
  });
});
