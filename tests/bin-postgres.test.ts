import { afterAll, describe } from 'vitest';
import { binCases } from './support/bin-cases.ts';
import { openOwnDatabase } from './support/own-database.ts';
import { hasPostgres, startPostgres } from './support/postgres.ts';

describe.skipIf(!hasPostgres)('on PostgreSQL', async () => {
  if (!hasPostgres) return;
  const server = await startPostgres();
  const { payload, folder, close } = await openOwnDatabase('bin', server.url);
  const { prepareDatabase } = await import('../scripts/prepare-database.ts');
  await prepareDatabase(payload, { sample: false, frozenNow: undefined }, () => {});
  afterAll(async () => {
    await close();
    server.stop();
    server.remove();
  });
  binCases({ payload, folder });
});
