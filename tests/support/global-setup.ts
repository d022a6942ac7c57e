import { keepTemplate, onPostgres } from './database.ts';
import { removeDirectory, startPortal } from './portal.ts';
import { startPostgres } from './postgres.ts';
import { seed } from './share.ts';

const settings = { SITE_NOW: '2025-05-12T09:00:00-03:00' };

/** One portal with the sample and a frozen clock, for all tests that only read. */
export default async function setUp(): Promise<() => Promise<void>> {
  console.log(`SEED=${seed}${onPostgres ? ', PostgreSQL' : ''}`);
  const database = onPostgres ? await startPostgres() : undefined;
  if (database) process.env.TEST_POSTGRES = database.url;
  let portal = await startPortal(settings);
  if (database) await portal.stop();
  await keepTemplate(portal.dataDir);
  if (database) portal = await startPortal({ ...settings, DATA_DIR: portal.dataDir });
  process.env.PORTAL_SITE = portal.site;
  process.env.PORTAL_ADMIN = portal.admin;
  process.env.PORTAL_DATA = portal.dataDir;
  return async () => {
    await portal.stop();
    removeDirectory(portal.dataDir);
    database?.stop();
    database?.remove();
  };
}
