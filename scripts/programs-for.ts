import { siteMemoryFlags } from '../lib/memory-flags.ts';
import type { Settings } from '../lib/settings.ts';
import type { Wish } from './parts.ts';
import { addressOf, type Program } from './program-run.ts';

/**
 * The processes of a start. One start of everything with one process for the site does the chores in the site and
 * in the admin, which is lightest; otherwise a program of their own does them, once.
 */
export function programsFor(settings: Settings, { parts, isNamed }: Wish): Program[] {
  const { host, port, adminHost, adminPort, workers } = settings;
  const apart = isNamed || workers > 1;
  const env = { CHORES: apart ? 'apart' : 'here' };
  const script = 'site/server/main.ts';
  const site = { name: 'site', script, flags: siteMemoryFlags, env, watched: true };
  const sites: Program[] =
    workers > 1
      ? Array.from({ length: workers }, () => ({ ...site, shared: true }))
      : [{ ...site, address: addressOf(host, port, '/') }];
  const admin: Program = {
    name: 'admin',
    script: 'scripts/admin.ts',
    env,
    watched: true,
    // The login page and not the root, so that the content system's jobs start.
    address: addressOf(adminHost, adminPort, '/admin/login'),
  };
  const worker: Program = {
    name: 'worker',
    script: 'site/server/worker.ts',
    flags: siteMemoryFlags,
    env: { CHORES: 'here' },
    watched: true,
  };
  return [
    ...(parts.includes('site') ? sites : []),
    ...(parts.includes('admin') ? [admin] : []),
    ...(apart && parts.includes('worker') ? [worker] : []),
  ];
}
