import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { importsIn } from './imports-in.ts';
import { root } from './run.ts';

/** Files and packages that a program loads, in whatever depth; types are not loaded. */
function loadedBy(file: string, found = new Set<string>()): Set<string> {
  found.add(file);
  const text = readFileSync(join(root, file), 'utf8');
  for (const name of importsIn(text)) {
    const target = name.startsWith('.')
      ? relative(root, join(root, dirname(file), name)).replaceAll('\\', '/')
      : name;
    if (!name.startsWith('.')) found.add(target);
    else if (!found.has(target)) loadedBy(target, found);
  }
  return found;
}

test('what runs as long as the portal loads neither the content system nor a database', () => {
  const loaded = [...loadedBy('scripts/start.ts')];
  expect(loaded).toContain('scripts/programs.ts');
  const packages = loaded.filter((name) => !name.includes('.ts') && !name.startsWith('node:'));
  expect(packages).toEqual(['zod']);
  expect(loaded.filter((name) => /^(cms|content|mail|site)\//.test(name))).toEqual([]);
});

test('the preparation does, so this test can tell', () => {
  const loaded = loadedBy('scripts/prepare.ts');
  for (const name of ['payload', '@libsql/client', 'pg']) expect(loaded).toContain(name);
});
