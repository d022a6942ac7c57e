/** `npm run dev`: both programs, reloading what one edits. */
import { spawn } from 'node:child_process';
import { readSettings } from '../lib/settings.ts';
import { checkSurroundings } from './check-surroundings.ts';
import { root, toolPath } from './run.ts';

const settings = readSettings(process.env);
// Set explicitly, because Next overwrites PORT in its process.
process.env.SITE_URL = settings.siteUrl;
await checkSurroundings(settings);
const { openPayload } = await import('../content/payload.ts');
const { prepareDatabase } = await import('./prepare-database.ts');
const payload = await openPayload();
await prepareDatabase(payload, settings, console.log);
await payload.destroy();

// Pages reload by themselves; what Node runs directly (content, cms, lib) needs a new process.
const watched = [
  'content',
  'lib',
  ...['access', 'collections', 'fields', 'globals', 'hooks'].map((folder) => `cms/${folder}`),
];
const site = [
  ...watched.map((folder) => `--watch-path=${folder}`),
  toolPath('astro'),
  'dev',
  '--port',
  String(settings.port),
  '--host',
  settings.host,
];
const admin = [
  toolPath('next'),
  'dev',
  'cms',
  '--port',
  String(settings.adminPort),
  '--hostname',
  settings.adminHost,
];

const children = [site, admin].map((args) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }),
);
for (const child of children)
  child.on('exit', () => {
    for (const other of children) other.kill('SIGTERM');
  });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of children) child.kill('SIGTERM');
  });
