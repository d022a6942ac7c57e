import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guideViews } from './guide-views.ts';
import { root } from './run.ts';

test('the guide shows the pictures that the command takes, each with a description', () => {
  const guide = readFileSync(join(root, 'docs/guia-do-editor.md'), 'utf8');
  const shown = [...guide.matchAll(/!\[(.*)\]\(guia\/([\w-]+)\.png\)/g)];
  for (const [, alt = ''] of shown) expect(alt.split(' ').length).toBeGreaterThan(3);
  const names = guideViews.map(({ name }) => name).toSorted();
  expect(shown.map(([, , name]) => name).toSorted()).toEqual(names);
  const files = globSync('*.png', { cwd: join(root, 'docs/guia') });
  expect(files.map((file) => file.replace('.png', '')).toSorted()).toEqual(names);
});
