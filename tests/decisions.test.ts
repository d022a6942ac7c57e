import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../docs/decisions');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const records = globSync('[0-9]*.md', { cwd: folder }).sort();

test('every decision has its own number, a title and a status', () => {
  const numbers = records.map((file) => basename(file).slice(0, 3));
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const file of records)
    expect(read(file), file).toMatch(
      new RegExp(`^# ${file.slice(0, 3)} · \\S.*\\n\\nStatus: (accepted|closed|replaced)[.;]`),
    );
});

test('the index names each with its title and status', () => {
  const rows = records.map((file) => {
    const [, title, status] = /^# \d+ · (.*)\n\nStatus: (\w+)/.exec(read(file)) ?? [];
    return `| [${file.slice(0, 3)}](${file}) | ${title} | ${status} |`;
  });
  const index = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| ['))
    .map((line) => line.replace(/\s+\|/g, ' |'));
  expect(index).toEqual(rows);
});
