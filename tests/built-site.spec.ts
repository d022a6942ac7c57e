import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from './support/portal.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Texts in quotes: a build renames and folds everything else. */
const textsOf = (source: string) =>
  [...source.matchAll(/'([^'"`\\\n]*)'/g)].flatMap(([, text = '']) =>
    text.length < 12 ? [] : [text],
  );

/** Texts that one would find in the built site if it held a copy of a room, by the file that they stand in. */
function tellingTexts(rooms: string[], others: string): Map<string, string> {
  const exclude = ['**/*.test.*', 'cms/.next/**', 'cms/migrations/**'];
  const files = rooms.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: root, exclude }));
  return new Map(
    files.flatMap((file) => {
      const source = read(file).replaceAll(/\bfrom '[^']*'/g, '');
      const telling = textsOf(source).filter((text) => !others.includes(text));
      return telling.map((text) => [text, file] as const);
    }),
  );
}

test('the built site holds no copy of the content system and of the door to it', () => {
  // What the site says itself, and libraries that it may bundle.
  const own = globSync('{site,lib,mail}/**/*.{ts,tsx,astro}', { cwd: root }).map(read).join('\n');
  const telling = tellingTexts(['content', 'cms'], own);
  expect(new Set(telling.values()).size, 'files that would be noticed').toBeGreaterThan(200);

  const built = globSync('dist/server/**/*.mjs', { cwd: root }).map(read).join('\n');
  expect(built).toContain('#content/subjects/pages');
  const copied = [...telling].filter(([text]) => built.includes(text)).map(([, file]) => file);
  expect([...new Set(copied)]).toEqual([]);
});
