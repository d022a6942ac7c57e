import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { importsIn } from './imports-in.ts';
import { root } from './run.ts';

/** The programs that a running portal starts by their path, so that no import leads to them. */
const startedByPath = [
  'scripts/prepare.ts',
  'scripts/admin.ts',
  'scripts/settle-restored.ts',
  'site/server/main.ts',
  'site/server/worker.ts',
  'content/search/worker.ts',
  'cms/photos/encode-photo.ts',
  'cms/entries/redraw-photo.ts',
  'cms/next.config.mjs',
  'dist/server/entry.mjs',
];

/** Next looks for these when it starts, by names that it puts together. */
const lookedFor = [
  'node_modules/next/dist/compiled/webpack/*',
  'node_modules/next/dist/compiled/@babel/runtime/package.json',
];

/** The files of `node_modules` that these programs, and those of the portal itself, may load. */
export async function neededFiles(programs: string[]): Promise<string[]> {
  const entries = [...programs, ...startedByPath].map((file) => join(root, file));
  const { fileList } = await nodeFileTrace(entries, {
    base: root,
    processCwd: root,
    ignore: ['data/**', '.cache/**', 'cms/.next/**'],
    readFile: async (path) => {
      const text = await readFile(path, 'utf8').catch(() => null);
      // Ours only by their imports: a path that they put together is none of a package.
      return text && path.endsWith('.ts') ? importsIn(text).map(asImport).join('\n') : text;
    },
  });
  const all = new Set([...fileList, ...neededByAdmin(), ...globSync(lookedFor, { cwd: root })]);
  return [...all].filter((file) => file.startsWith('node_modules')).toSorted();
}

const asImport = (name: string) => `import '${name}';`;

/** Next writes beside each page of the admin what it needs. */
function neededByAdmin(): string[] {
  return globSync('cms/.next/**/*.nft.json', { cwd: root }).flatMap((list) => {
    const { files } = JSON.parse(readFileSync(join(root, list), 'utf8')) as { files: string[] };
    return files.map((file) => relative(root, join(root, dirname(list), file)));
  });
}
