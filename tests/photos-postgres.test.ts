import { afterAll, describe } from 'vitest';
import { openOwnDatabase } from './support/own-database.ts';
import { photoCases } from './support/photo-cases.ts';
import { hasPostgres, startPostgres } from './support/postgres.ts';

describe.skipIf(!hasPostgres)('on PostgreSQL', async () => {
  if (!hasPostgres) return;
  const server = await startPostgres();
  const { payload, folder, close } = await openOwnDatabase('photos', server.url);
  const { prepareDatabase } = await import('../scripts/prepare-database.ts');
  await prepareDatabase(payload, { sample: false, frozenNow: undefined }, () => {});
  afterAll(async () => {
    await close();
    server.stop();
    server.remove();
  });
  photoCases({ payload, folder, databaseUrl: server.url });
});
