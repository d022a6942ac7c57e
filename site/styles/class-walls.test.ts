import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layers } from './layers.ts';
import { blocksOf, readSheet, type Sheet } from './read-sheet.ts';

const site = new URL('..', import.meta.url);
const sheets = globSync('**/*.css', { cwd: site })
  .sort()
  .map((path) => readSheet(path, readFileSync(new URL(path, site), 'utf8')));

/** Rooms whose parts every subject may use. */
const shared = ['drawings', 'islands', 'layout', 'paper', 'ui'];

/** Blocks that more than one stylesheet selects. */
function sharedBlocks(all: Sheet[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const { path, rules } of all)
    for (const block of rules.flatMap(blocksOf))
      owners.set(block, (owners.get(block) ?? new Set()).add(path));
  return [...owners]
    .filter(([, paths]) => paths.size > 1)
    .map(([block, paths]) => `.${block}: ${[...paths].join(', ')}`);
}

/** Rules outside the layers that their room may write in. */
function misplaced(all: Sheet[]): string[] {
  return all.flatMap(({ path, rules }) =>
    rules
      .filter(({ inside }) => !layersOf(path).includes(inside[0]?.replace('@layer ', '') ?? ''))
      .map(({ selector }) => `${path}: ${selector}`),
  );
}

function layersOf(path: string): readonly string[] {
  const room = path.split('/')[0] ?? '';
  if (room === 'styles') return layers;
  return [shared.includes(room) ? 'components' : 'subjects', 'themes'];
}

test('a class is selected in one stylesheet only', () => {
  expect(sheets.length).toBeGreaterThan(100);
  expect(sharedBlocks(sheets)).toEqual([]);
});

test('every rule lies in a layer of its room', () => {
  expect(misplaced(sheets)).toEqual([]);
});

test('the checks can fail', () => {
  const button = readSheet('ui/button.css', '@layer components { .btn, .btn--small { gap: 0; } }');
  const hero = readSheet(
    'home/hero.css',
    '@layer subjects { @media print { .hero { > .btn--small { gap: 0; } } } } .hero { gap: 0; }',
  );
  expect(sharedBlocks([button, hero])).toEqual(['.btn: ui/button.css, home/hero.css']);
  expect(misplaced([button, hero])).toEqual(['home/hero.css: .hero']);
});
