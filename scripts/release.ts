/**
 * `npm run release [-- folder]`: writes a folder that runs as it is on machines like this one, without an install, a
 * build, or what only these and the tests need.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileSize } from '../lib/file-size.ts';
import { buildStale } from './build.ts';
import { neededFiles } from './needed-files.ts';
import { root, StepError } from './run.ts';

/** What somebody who runs the portal types after `npm run`, and `start`. */
const commands = [
  'start',
  'backup',
  'restore',
  'mirror',
  'change-key',
  'change-secret',
  'remove-second-factor',
  'move-to-postgres',
  'move-to-storage',
];

/** The sources too: they are small, and a start compares what is built with them. */
const parts = [
  ...['cms', 'content', 'deploy', 'dist', 'docs', 'lib', 'mail', 'sample', 'scripts', 'site'],
  ...['.cache/site.stamp', '.cache/admin.stamp', 'node_modules/.installed'],
  ...['astro.config.ts', 'package-lock.json', 'tsconfig.json'],
  ...['CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md'],
];
const leftOut = /\.test\.tsx?$|[\\/]cms[\\/]\.next[\\/]cache\b|[\\/]docs[\\/]guia\b/;

try {
  await writeRelease(resolve(process.argv[2] ?? join(root, 'release')));
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function writeRelease(folder: string): Promise<void> {
  if (existsSync(folder)) throw new StepError(`A pasta ${folder} já existe: diga outra.`);
  await buildStale(console.log);
  console.log('Procurando o que os programas usam…');
  const described = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const scripts: [string, string][] = commands.map((name) => [name, described.scripts[name]]);
  const needed = await neededFiles(scripts.map(([, line]) => line.split(' ')[2] ?? ''));
  for (const part of [...parts, ...needed]) copy(part, folder);
  const { devDependencies, optionalDependencies, overrides, allowScripts, ...kept } = described;
  const own = { ...kept, scripts: Object.fromEntries(scripts) };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, undefined, 2)}\n`);
  console.log(`Pronta: ${folder}, ${fileSize(sizeOf(folder))}.`);
}

function copy(part: string, folder: string): void {
  const target = join(folder, part);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(root, part), target, {
    recursive: true,
    // Next links packages from beside its pages.
    verbatimSymlinks: true,
    filter: (source) => !leftOut.test(source),
  });
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map((file) => statSync(join(file.parentPath, file.name)).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}
