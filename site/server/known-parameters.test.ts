import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyKnownParameter, knownParameters } from './known-parameters.ts';

const site = join(import.meta.dirname, '..');
const reads = /(?:\.(?:oneOf|parsed|text|page|day)|searchParams\.get)\(\s*'(?<name>[a-z]+)'/g;
const namesIn = (file: string) =>
  [...readFileSync(join(site, file), 'utf8').matchAll(reads)].map(
    ({ groups }) => groups?.name ?? '',
  );

test('every parameter that a page reads itself is let through to it', () => {
  for (const file of globSync('pages/**/*.{astro,ts}', { cwd: site })) {
    const path = file.replace(/^pages|(\/index)?\.(astro|ts)$/g, '').replace(/\[\w+\]/g, 'nome');
    for (const name of namesIn(file))
      expect(knownParameters(path), `${name} in ${file}`).toContain(name);
  }
});

test('every parameter that anything reads is known somewhere', () => {
  const files = globSync('**/*.{astro,ts,tsx}', { cwd: site }).filter(
    (file) => !/\.test\.|^(server|public)\//.test(file),
  );
  const read = files.flatMap((file) => namesIn(file).map((name) => `${name} in ${file}`));
  expect(read.length).toBeGreaterThan(30);
  expect(read.filter((text) => !everyKnownParameter.has(text.split(' ')[0] ?? ''))).toEqual([]);
});
