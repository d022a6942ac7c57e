import { expect, test } from 'vitest';
import { copyOldColumnsOnly } from './copy-old-columns.ts';

const before = JSON.stringify({ tables: { rows: { columns: { id: {}, title: {} } } } });
const copy = (columns: string) =>
  `INSERT INTO \\\`__new_rows\\\`(${columns}) SELECT ${columns} FROM \\\`rows\\\`;`;

test('a rebuilt table gets what the old one has', () => {
  const down = `export async function down() { ${copy('"id", "until"')} }`;
  const written = `up ${copy('"id", "until", "title"')} ${down}`;
  expect(copyOldColumnsOnly(written, before)).toBe(`up ${copy('"id", "title"')} ${down}`);
});

test('what is not known to be older stays as it is', () => {
  expect(copyOldColumnsOnly(copy('"id", "until"'), '{}')).toBe(copy('"id", "until"'));
});
