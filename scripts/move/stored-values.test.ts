import { expect, test } from 'vitest';
import { comparable, toPostgres } from './stored-values.ts';

test('truth is a number in SQLite', () => {
  expect(toPostgres(1, 'boolean')).toBe(true);
  expect(toPostgres(0n, 'boolean')).toBe(false);
  expect(toPostgres(null, 'boolean')).toBeNull();
});

test.each([
  [1, true, 'boolean'],
  ['2025-05-12T12:00:00.000Z', new Date('2025-05-12T09:00:00-03:00'), 'timestamp with time zone'],
  ['{"b":[{"d":1,"c":2}],"a":null}', { a: null, b: [{ c: 2, d: 1 }] }, 'jsonb'],
  [12.5, '12.50', 'numeric'],
  [7n, 7, 'integer'],
  ['Macapá', 'Macapá', 'character varying'],
  [null, null, 'jsonb'],
])('%s and %s are the same', (sqlite, postgres, type) => {
  expect(comparable(sqlite, type)).toBe(comparable(postgres, type));
});

test('what differs is told apart', () => {
  expect(comparable('{"a":[1,2]}', 'jsonb')).not.toBe(comparable({ a: [2, 1] }, 'jsonb'));
  expect(comparable(null, 'text')).not.toBe(comparable('', 'text'));
  expect(comparable(0, 'boolean')).not.toBe(comparable(true, 'boolean'));
});
