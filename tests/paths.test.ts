import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { standingPageList } from '../lib/standing-pages.ts';
import { subjectEntry, subjectNames } from '../lib/subjects.ts';

const root = join(import.meta.dirname, '..');

/** Where addresses are written down. */
const registers = [
  'lib/browser-paths.ts',
  'lib/paths.ts',
  'lib/standing-pages.ts',
  'lib/subjects.ts',
];

const sections = new Set(
  [...subjectNames.map(subjectEntry), ...standingPageList]
    .flatMap((page) => [page.path, 'detailsPath' in page ? (page.detailsPath ?? '') : ''])
    .map((path) => path.split('/')[1] ?? '')
    .filter((section) => section !== ''),
);
/** At the start of a string, or after a part of a template. */
const written = new RegExp(`(['"\`]|\\})/(${[...sections].join('|')})(?![\\w-])`, 'g');

const addressesIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^\s*(\*|\/\/|\/\*)|^\s*(import|export) .* from |^\s*\} from /.test(line))
    .flatMap((line) => line.match(written) ?? []);

test('no address of the site is written anywhere but in the registers', () => {
  const files = globSync('{site,content,cms,lib,mail,scripts,sample}/**/*.{ts,tsx,astro}', {
    cwd: root,
    exclude: (name) => /(^|\/)(\.next|migrations|public)(\/|$)/.test(name),
  }).filter((file) => !/\.test\.tsx?$/.test(file) && !registers.includes(file));
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((file) =>
    addressesIn(readFileSync(join(root, file), 'utf8')).map((address) => `${file}: ${address}`),
  );
  expect(found).toEqual([]);
});

test('one that is written is found', () => {
  expect(addressesIn("<a href='/agenda'>")).toHaveLength(1);
  expect(addressesIn(['`$', '{origin}/noticias`'].join(''))).toHaveLength(1);
  expect(addressesIn("import { x } from '../agenda/x.ts';")).toEqual([]);
  expect(addressesIn("path.startsWith('/agendas')")).toEqual([]);
});
