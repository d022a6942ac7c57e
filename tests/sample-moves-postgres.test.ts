import { afterAll, describe } from 'vitest';
import { hasPostgres, startPostgres } from './support/postgres.ts';
import { sampleMoveCases } from './support/sample-move-cases.ts';

describe.skipIf(!hasPostgres)('on PostgreSQL', async () => {
  if (!hasPostgres) return;
  const server = await startPostgres();
  const { close } = await sampleMoveCases('sample-moves-postgres', server.url);
  afterAll(async () => {
    await close();
    server.stop();
    server.remove();
  });
});
