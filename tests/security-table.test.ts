import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asvsItems } from './support/asvs-items.ts';

const text = readFileSync('docs/security.md', 'utf8');

interface Row {
  items: string[];
  cells: string[];
}
/** Rows whose first cell is one item or several. */
const rowsOf = (page: string): Row[] =>
  page
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
    .filter(([first = '']) => /^\d+\.\d+\.\d+(, \d+\.\d+\.\d+)*$/.test(first))
    .map(([first = '', ...cells]) => ({ items: first.split(', '), cells }));

/** Each '`file`: title' of a cell. */
const proofsIn = (cell: string) =>
  cell.split(' · ').map((proof) => {
    const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(proof) ?? [];
    return { file, title, proof };
  });

/** A title stands between quotes of one kind. */
const hasTitle = (file: string, title: string) => {
  const source = readFileSync(file, 'utf8');
  return ["'", '"', '`'].some((quote) => source.includes(quote + title + quote));
};

test('every item of levels 1 and 2 is named once', () => {
  expect(asvsItems).toHaveLength(253);
  const named = rowsOf(text).flatMap(({ items }) => items);
  expect(named.toSorted()).toEqual(asvsItems.toSorted());
});

test('every item that is met names tests that exist, by file and title', () => {
  const [met = '', rest = ''] = text.split('## Not met, or in part');
  expect(rowsOf(rest).length).toBeGreaterThan(0);
  for (const { items, cells } of rowsOf(met)) {
    expect(cells, items.join()).toHaveLength(2);
    for (const { file, title, proof } of proofsIn(cells[1] ?? '')) {
      expect(existsSync(file), `${items.join()}: ${proof}`).toBe(true);
      expect(hasTitle(file, title), `${items.join()}: ${proof}`).toBe(true);
    }
  }
});

test('what is not met or does not apply gives a reason, and the files it names exist', () => {
  const rest = text.slice(text.indexOf('## Not met, or in part'));
  for (const { items, cells } of rowsOf(rest)) {
    expect(cells, items.join()).toHaveLength(1);
    expect(cells[0]?.length, items.join()).toBeGreaterThan(8);
  }
  for (const [, file = ''] of text.matchAll(/`((?:tests|lib|cms|scripts|site)\/[^`]+\.ts)`/g))
    expect(existsSync(file), file).toBe(true);
});
