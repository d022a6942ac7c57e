import type { AccessArgs, FieldAccess } from 'payload';
import { expect, test } from 'vitest';
import { editors, editorsOnField } from './editors.ts';
import { publishedOrEditor } from './published-or-editor.ts';

const asking = (role?: string) => {
  const req = { user: role ? { role } : null };
  return { req } as unknown as AccessArgs & Parameters<FieldAccess>[0];
};

test.each(['admin', 'editor'])('%s writes, and sees drafts and notes', (role) => {
  expect(editors(asking(role))).toBe(true);
  expect(editorsOnField(asking(role))).toBe(true);
  expect(publishedOrEditor(asking(role))).toBe(true);
});

test.each(['atendimento', undefined])('%s sees what is published and no notes', (role) => {
  expect(editors(asking(role))).toBe(false);
  expect(editorsOnField(asking(role))).toBe(false);
  expect(publishedOrEditor(asking(role))).toEqual({ _status: { equals: 'published' } });
});
