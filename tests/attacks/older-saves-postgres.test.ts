import { afterAll, describe } from 'vitest';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
import { saveCases } from '../support/save-cases.ts';

describe.skipIf(!hasPostgres)('on PostgreSQL', async () => {
  if (!hasPostgres) return;
  const server = await startPostgres();
  const { close } = await saveCases('older-saves-postgres', server.url);
  afterAll(async () => {
    await close();
    server.stop();
    server.remove();
  });
});
