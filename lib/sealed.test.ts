import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSealedWithNewest, type KeyRing, markOf, seal, unseal } from './sealed.ts';

const first = { id: 'a', key: randomBytes(32) };
const second = { id: 'b', key: randomBytes(32) };
const ring: KeyRing = { sealing: [first], finding: randomBytes(32) };
const later: KeyRing = { ...ring, sealing: [second, first] };
const name = 'Conceição Araújo';

test('what is sealed for a place opens there, and says nothing before', () => {
  const sealed = seal(ring, 'linha 1', name);
  expect(sealed).not.toContain('Concei');
  expect(unseal(ring, 'linha 1', sealed)).toBe(name);
});

test('the same text is sealed differently each time', () => {
  expect(seal(ring, 'linha 1', name)).not.toBe(seal(ring, 'linha 1', name));
});

test('it does not open in another place, with a changed byte, or without its key', () => {
  const sealed = seal(ring, 'linha 1', name);
  expect(() => unseal(ring, 'linha 2', sealed)).toThrow();
  const changed = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'B' : 'A');
  expect(() => unseal(ring, 'linha 1', `${changed}`)).toThrow();
  expect(() => unseal({ ...ring, sealing: [second] }, 'linha 1', sealed)).toThrow('key a');
});

test('after a new key the old rows still open, and are known as old', () => {
  const sealed = seal(ring, 'linha 1', name);
  expect(unseal(later, 'linha 1', sealed)).toBe(name);
  expect(isSealedWithNewest(later, sealed)).toBe(false);
  expect(isSealedWithNewest(later, seal(later, 'linha 1', name))).toBe(true);
});

test('equal values have equal marks, also after a new key; other kinds and values have others', () => {
  expect(markOf(later, 'pessoa', name)).toBe(markOf(ring, 'pessoa', name));
  expect(markOf(ring, 'e-mail', name)).not.toBe(markOf(ring, 'pessoa', name));
  expect(markOf(ring, 'pessoa', 'Outra')).not.toBe(markOf(ring, 'pessoa', name));
});
