import { expect, test } from 'vitest';
import { baseOf, digest } from './base.ts';

test('all ways to write an empty field are one, and the order of names does not count', () => {
  for (const empty of [null, '', false, [], {}, { a: null, b: [] }])
    expect(digest(empty), JSON.stringify(empty)).toBe(digest(undefined));
  expect(digest({ a: 1, b: { c: 'x', d: null } })).toBe(digest({ b: { c: 'x' }, a: 1 }));
});

test('every change counts, also of order, place and kind', () => {
  const values = [
    'a',
    'b',
    ['a', 'b'],
    ['b', 'a'],
    { a: 'b' },
    { b: 'a' },
    0,
    1,
    '1',
    true,
    ['', 'a'],
    ['a', ''],
  ];
  expect(new Set(values.map(digest)).size).toBe(values.length);
});

test('a copy has a digest of each field, and of each field of a group', () => {
  const doc = { updatedAt: '2025-05-12T12:00:00.000Z', title: 'Um', contact: { phone: '1' } };
  expect(baseOf(doc)).toMatchObject({
    updatedAt: doc.updatedAt,
    parts: { title: digest('Um'), 'contact.phone': digest('1') },
  });
});
