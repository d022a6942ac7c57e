import { afterAll, describe } from 'vitest';
import { openOwnDatabase } from './support/own-database.ts';
import { hasPostgres, startPostgres } from './support/postgres.ts';
import { starvingCases } from './support/starving-cases.ts';

describe.skipIf(!hasPostgres)('on PostgreSQL', async () => {
  if (!hasPostgres) return;
  const server = await startPostgres();
  const { payload, close } = await openOwnDatabase('starving', server.url);
  await payload.updateGlobal({ slug: 'content-version', data: { value: 1 } });
  afterAll(async () => {
    await close();
    server.stop();
    server.remove();
  });
  starvingCases(payload);
});
