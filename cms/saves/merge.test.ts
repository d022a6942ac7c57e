import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { baseOf } from './base.ts';
import { mergeByPart, partsOf } from './merge.ts';

const fields = [
  { name: 'state', type: 'text', label: 'Situação' },
  { name: 'seen', type: 'text', virtual: true },
] as FlattenedField[];

test('what is worked out at each look is nobody’s text: what a checker has seen is neither taken nor left out', () => {
  const parts = partsOf(fields);
  expect(parts.map(({ path }) => path)).toEqual(['state']);
  const base = baseOf({ updatedAt: '1', state: 'recebida', seen: 'antes' });
  const data = { state: 'aceita', seen: 'antes' };
  const stored = { state: 'em-conferencia', seen: 'depois' };
  const { conflicts, taken } = mergeByPart(parts, { data, stored, base, publishes: false });
  expect([conflicts.map(({ path }) => path), taken]).toEqual([['state'], []]);
  expect(data.seen).toBe('antes');
});
