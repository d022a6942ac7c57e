import type { AccessArgs, FieldAccess } from 'payload';
import { expect, test } from 'vitest';
import { editors } from './editors.ts';
import { publishedOrWriter } from './published-or-writer.ts';
import { writersOfDrafts, writersOnField } from './writers.ts';

const asking = (role?: string, data?: object) => {
  const req = { user: role ? { role } : null };
  return { req, data } as unknown as AccessArgs & Parameters<FieldAccess>[0];
};

test.each(['admin', 'editor', 'autor'])('%s writes, and sees drafts and notes', (role) => {
  expect(writersOfDrafts(asking(role))).toBe(true);
  expect(writersOnField(asking(role))).toBe(true);
  expect(publishedOrWriter(asking(role))).toBe(true);
});

test.each(['admin', 'editor'])('%s publishes', (role) => {
  expect(editors(asking(role))).toBe(true);
  expect(writersOfDrafts(asking(role, { _status: 'published' }))).toBe(true);
});

test('an author does not', () => {
  expect(editors(asking('autor'))).toBe(false);
  expect(writersOfDrafts(asking('autor', { _status: 'published' }))).toBe(false);
});

test.each(['atendimento', 'inscricoes', undefined])(
  '%s sees what is published and no notes',
  (role) => {
    expect(writersOfDrafts(asking(role))).toBe(false);
    expect(writersOnField(asking(role))).toBe(false);
    expect(publishedOrWriter(asking(role))).toEqual({ _status: { equals: 'published' } });
  },
);
