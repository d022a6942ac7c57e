import { expect, test } from '@playwright/test';
import { databaseRemoved } from './faults/database-removed.ts';
import { runFault } from './faults/run-fault.ts';
import { removeDirectory } from './support/portal.ts';
import { copyDatabase, onPostgres, startSite } from './support/site.ts';

/** The others run in `npm run test:faults`; this one keeps its runner working. */
test('a fault under load: pages stay, refused messages keep their words, nothing acknowledged is lost', async () => {
  test.skip(onPostgres, 'it has no file that could be moved');
  const dataDir = await copyDatabase();
  const site = await startSite(dataDir, { TRUST_PROXY: '127.0.0.1' });
  const target = { ...site, site: site.address, admin: '' };
  const outcome = await runFault({ ...databaseRemoved, seconds: [0, 0] }, target);
  expect(outcome.wrongs).toEqual([]);
  expect(outcome.lost).toBe(0);
  expect(outcome.reads).toMatch(/^200 × \d+$/);
  expect(outcome.writes).toMatch(/^303 × \d+, 503 × \d+$/);
  await site.stop();
  removeDirectory(dataDir);
});
