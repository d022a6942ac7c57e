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

/** The rows of the table under a heading, without its head. */
const tableUnder = (heading: string): string[][] => {
  const [, part = ''] = text.split(`## ${heading}\n`);
  return (part.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '));
};

const expectProofs = (name: string, cell = '') => {
  for (const { file, title, proof } of proofsIn(cell)) {
    expect(existsSync(file), `${name}: ${proof}`).toBe(true);
    expect(hasTitle(file, title), `${name}: ${proof}`).toBe(true);
  }
};

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
    expectProofs(items.join(), cells[1]);
  }
});

test('every promise that was broken once names the tests that hold it now', () => {
  const rows = tableUnder('Promises that were tried');
  expect(rows.length).toBeGreaterThan(20);
  for (const cells of rows) {
    expect(cells, cells[0]).toHaveLength(3);
    expectProofs(cells[0] ?? '', cells[2]);
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
