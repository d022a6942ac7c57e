import { afterAll, describe } from 'vitest';
import { hasPostgres, startPostgres } from './support/postgres.ts';
import { sameMomentCases } from './support/same-moment-cases.ts';

describe.skipIf(!hasPostgres)('on PostgreSQL', async () => {
  if (!hasPostgres) return;
  const server = await startPostgres();
  const { close } = await sameMomentCases('same-moment-postgres', server.url);
  afterAll(async () => {
    await close();
    server.stop();
    server.remove();
  });
});
