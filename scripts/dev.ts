/** `npm run dev`: both programs, reloading what one edits. */
import { spawn } from 'node:child_process';
import { readSettings } from '../lib/settings.ts';
import { checkSurroundings } from './check-surroundings.ts';
import { root } from './run.ts';

const settings = readSettings(process.env);
await checkSurroundings(settings);
const { openPayload } = await import('../content/payload.ts');
const { prepareDatabase } = await import('./prepare-database.ts');
const payload = await openPayload();
await prepareDatabase(payload, console.log);
await payload.destroy();

// Pages reload by themselves; what Node runs as it is (content, cms, lib) needs a fresh process.
const watched = [
  'content',
  'lib',
  ...['access', 'collections', 'fields', 'globals', 'hooks'].map((folder) => `cms/${folder}`),
];
const site = [
  'node',
  ...watched.map((folder) => `--watch-path=${folder}`),
  'node_modules/astro/bin/astro.mjs',
  'dev',
  '--port',
  String(settings.port),
  '--host',
  settings.host,
];
const admin = [
  'next',
  'dev',
  'cms',
  '--port',
  String(settings.adminPort),
  '--hostname',
  settings.adminHost,
];

const children = [site, admin].map(([command = '', ...args]) =>
  spawn(command, args, { cwd: root, stdio: 'inherit' }),
);
for (const child of children)
  child.on('exit', () => {
    for (const other of children) other.kill('SIGTERM');
  });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of children) child.kill('SIGTERM');
  });
