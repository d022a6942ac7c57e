import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const rooms = readRooms(readFileSync(join(root, 'docs/architecture.md'), 'utf8'));
const subject = 'a subject';

/** What a room may import; of those with `true` the types only. */
type Allowed = Map<string, boolean>;

/** The rows of the table of rooms: name, what lives there, what it may import. */
function readRooms(text: string): Map<string, Allowed> {
  const [, section = ''] = text.split(/^## Rooms$/m);
  const [table = ''] = section.split(/^## /m);
  const rows = table.matchAll(/^\| (`[\w/]+`|a subject) +\|[^|]+\|([^|]+)\|$/gm);
  return new Map(
    [...rows].map(([, name = '', allowed = '']) => {
      const named = [...allowed.matchAll(/`([\w/]+)`( \(types\))?/g)];
      return [
        name.replaceAll('`', ''),
        new Map(named.map(([, room = '', typesOnly]) => [room, typesOnly !== undefined])),
      ];
    }),
  );
}

/** `site/agenda/filters.tsx` is in the room `site/agenda`, `lib/csv.ts` in `lib`. */
function folderOf(file: string): string {
  const [first = '', second = '', third] = file.split('/');
  return first === 'site' && third !== undefined ? `site/${second}` : first;
}

const nameOf = (folder: string) =>
  folder.startsWith('site/') && !rooms.has(folder) ? subject : folder;

interface Import {
  file: string;
  specifier: string;
  typesOnly: boolean;
}

const importing =
  /(?:^|[\s;])(?:import|export)\s+(type\s+)?[^'";]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]|@import\s+['"]([^'"]+)['"]/g;

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(importing)].map(([, type, from, bare, style]) => ({
    file,
    specifier: from ?? bare ?? style ?? '',
    typesOnly: type !== undefined,
  }));
}

/** The room that an import of ours leads to. */
function targetOf({ file, specifier }: Import): string | undefined {
  if (specifier.startsWith('#content/')) return 'content';
  return specifier.startsWith('.') ? folderOf(join(dirname(file), specifier)) : undefined;
}

/** What is wrong with an import, if anything. */
function breach(one: Import): string | undefined {
  const { file, specifier } = one;
  const [from, target] = [folderOf(file), targetOf(one)];
  if (target === undefined || target === from || target === 'package.json') return undefined;
  const description = `${file} imports ${specifier}`;
  const mayImport = rooms.get(nameOf(from));
  if (!mayImport) return `${description}: '${from}' is not in the table`;
  const bundled = from.startsWith('site/') && from !== 'site/server';
  if (bundled && target === 'content' && specifier.startsWith('.'))
    return `${description}, not #content`;
  if (from === 'site/pages' && target.startsWith('site/')) return undefined;
  if (mayImport.get(target) && !one.typesOnly) return `${description}, not only its types`;
  return mayImport.has(target) ? undefined : description;
}

const sources = globSync(
  '{lib,cms,content,mail,site,sample,bench,scripts}/**/*.{ts,tsx,mjs,astro,css}',
  {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|\.next|public)(\/|$)/.test(name),
  },
).filter((file) => !/\.test\.tsx?$/.test(file));

test('every room of the table is there, and every folder is in it', () => {
  const folders = new Set(sources.map((file) => nameOf(folderOf(file))));
  expect([...rooms.keys()].filter((room) => !folders.has(room))).toEqual([]);
  expect([...folders].filter((folder) => !rooms.has(folder))).toEqual([]);
});

test('a room imports what the table of rooms allows, and nothing else', () => {
  const all = sources.flatMap(importsOf);
  expect(all.length).toBeGreaterThan(1000);
  expect(all.flatMap((one) => breach(one) ?? [])).toEqual([]);
});

test('whatever the table allows is used', () => {
  const used = new Set(
    sources.flatMap(importsOf).map((one) => `${nameOf(folderOf(one.file))} → ${targetOf(one)}`),
  );
  const allowed = [...rooms].flatMap(([name, mayImport]) =>
    [...mayImport.keys()].map((to) => `${name} → ${to}`),
  );
  expect(allowed.filter((arrow) => !used.has(arrow))).toEqual([]);
});

test('only cms, content and scripts run the content system; others know its types', () => {
  const running = new Set(['cms', 'content', 'scripts']);
  const others = sources
    .filter((file) => !running.has(folderOf(file)))
    .flatMap(importsOf)
    .filter(({ specifier }) => /^(payload|@payloadcms\/.+)$/.test(specifier));
  expect(others.filter(({ typesOnly }) => !typesOnly)).toEqual([]);
});

test('breaches are found', () => {
  const found = (file: string, specifier: string, typesOnly = false) =>
    breach({ file, specifier, typesOnly });
  expect(found('site/agenda/a.ts', '../news/b.ts')).toBeDefined();
  expect(found('site/agenda/a.ts', '../../content/events.ts')).toBeDefined();
  expect(found('site/agenda/a.ts', '#content/events')).toBeUndefined();
  expect(found('site/ui/controls/a.tsx', '../../layout/cover.tsx')).toBeDefined();
  expect(found('lib/a.ts', '../cms/paths.ts')).toBeDefined();
  expect(found('sample/a.ts', '../content/events.ts')).toBeDefined();
  expect(found('mail/a.ts', '../cms/payload-types.ts')).toBeDefined();
  expect(found('mail/a.ts', '../cms/payload-types.ts', true)).toBeUndefined();
  expect(found('mail/letters/a.ts', '../../content/events.ts', true)).toBeDefined();
});
