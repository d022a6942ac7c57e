import { expect, test } from 'vitest';
import { readPastedPeople } from './pasted-people.ts';

test.each([
  'Ana Reis 30/7/1999',
  '1. Ana Reis, 30/07/1999',
  '12) Ana  Reis - 30-07-1999',
  'Ana Reis\t30/07/1999',
  'Ana Reis; 30/7/1999.',
])('%j', (line) => {
  expect(readPastedPeople(line, '2025-06-01')).toEqual({
    people: [{ name: 'Ana Reis', birth: '1999-07-30', guardian: '', relation: '' }],
    unread: [],
  });
});

test('what nobody would paste is given up soon', () => {
  const { unread } = readPastedPeople(`a${' -'.repeat(500_000)}\n`.repeat(3), '2025-06-01');
  expect(unread).toHaveLength(3);
});

test('what is no person is given back', () => {
  const text = 'Nossa equipe:\nAna Reis 30/7/1999\n\nBia Lobo 31/2/2000';
  const { people, unread } = readPastedPeople(text, '2025-06-01');
  expect(people).toHaveLength(1);
  expect(unread).toEqual(['Nossa equipe:', 'Bia Lobo 31/2/2000']);
});
