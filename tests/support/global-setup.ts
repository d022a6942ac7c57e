import { removeDirectory, startPortal } from './portal.ts';

/** One portal with the sample content and a clock that stands still, for all tests that only look. */
export default async function setUp(): Promise<() => Promise<void>> {
  const portal = await startPortal({ SITE_NOW: '2025-05-12T09:00:00-03:00' });
  process.env.PORTAL_SITE = portal.site;
  process.env.PORTAL_ADMIN = portal.admin;
  process.env.PORTAL_DATA = portal.dataDir;
  return async () => {
    await portal.stop();
    removeDirectory(portal.dataDir);
  };
}
