/** `npm run dev`: both programs from their sources, reloading what one edits. */
import { paths } from '../lib/paths.ts';
import { readSettings, SettingsError } from '../lib/settings.ts';
import { prepareApart } from './prepare-apart.ts';
import { addressOf } from './program-run.ts';
import { stopPrograms, supervise } from './programs.ts';
import { StepError, toolPath } from './run.ts';

Object.assign(process.env, { NODE_ENV: 'development' });

// Pages reload by themselves; what Node runs directly needs a new process.
const watched = [
  'content',
  'lib',
  'mail',
  'site/server',
  ...['access', 'collections', 'fields', 'globals', 'hooks'].map((folder) => `cms/${folder}`),
];

try {
  const settings = readSettings(process.env);
  const { host, port, adminHost, adminPort } = settings;
  // In words, because Next overwrites PORT in its process.
  process.env.SITE_URL = settings.siteUrl;
  if (!(await prepareApart())) await stopPrograms(1);
  const site = supervise({
    name: 'site',
    script: 'site/server/dev.ts',
    flags: watched.map((folder) => `--watch-path=${folder}`),
    address: addressOf(host, port, paths.health),
  });
  const admin = supervise({
    name: 'admin',
    script: toolPath('next'),
    args: ['dev', 'cms', '--port', String(adminPort), '--hostname', adminHost],
    // A file: a page is compiled when it is first asked for, which takes longer than one attempt waits.
    address: addressOf(adminHost, adminPort, '/favicon.svg'),
  });
  await Promise.all([site, admin]);
  console.log(`Site:   http://localhost:${port}`);
  console.log(`Admin:  http://localhost:${adminPort}/admin`);
  console.log('Para parar: Ctrl-C.');
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StepError)) throw error;
  console.error(error.message);
  await stopPrograms(1);
}
