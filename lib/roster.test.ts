import { expect, test } from 'vitest';
import type { SignUpRule } from './entry.ts';
import { readSentPeople } from './roster.ts';

const rule = { maxMembers: 2 } as SignUpRule;
const ana = { name: 'Ana Reis', birth: '1999-03-03', guardian: '', relation: '' };

test('people are read as a browser sends them, and nothing else of them', () => {
  expect(readSentPeople(JSON.stringify([{ ...ana, more: 1 }]), rule)).toEqual([ana]);
  expect(readSentPeople('[]', rule)).toEqual([]);
  const loose = { ...ana, name: ' Ana \n  Reis\u202e ' };
  expect(readSentPeople(JSON.stringify([loose]), rule)).toEqual([ana]);
});

test.each([
  ['no list', 'nada'],
  ['a number', '1'],
  ['nobody', '[null]'],
  ['too many', JSON.stringify([ana, ana, ana])],
  ['no date', JSON.stringify([{ ...ana, birth: '1999-02-31' }])],
  ['a list for a name', JSON.stringify([{ ...ana, name: ['x'] }])],
  ['an endless name', JSON.stringify([{ ...ana, name: 'x'.repeat(101) }])],
  ['something missing', JSON.stringify([{ name: 'Ana Reis', birth: '1999-03-03' }])],
])('%s is not taken', (_name, text) => {
  expect(readSentPeople(text, rule)).toBeUndefined();
});
