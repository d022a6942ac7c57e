import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  isSealedWithNewest,
  type KeyRing,
  markOf,
  seal,
  sealFile,
  unseal,
  unsealFile,
} from './sealed.ts';

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
  // Not the last letter: some of its bits are unused.
  const place = sealed.lastIndexOf('.') + 1;
  const other = sealed[place] === 'A' ? 'B' : 'A';
  const changed = sealed.slice(0, place) + other + sealed.slice(place + 1);
  expect(() => unseal(ring, 'linha 1', changed)).toThrow();
  expect(() => unseal({ ...ring, sealing: [second] }, 'linha 1', sealed)).toThrow('key a');
});

test('after a new key the old rows still open, and are known as old', () => {
  const sealed = seal(ring, 'linha 1', name);
  expect(unseal(later, 'linha 1', sealed)).toBe(name);
  expect(isSealedWithNewest(later, sealed)).toBe(false);
  expect(isSealedWithNewest(later, seal(later, 'linha 1', name))).toBe(true);
});

test('the same holds for files', () => {
  const clear = randomBytes(1000);
  const sealed = sealFile(ring, 'arquivo 1', clear);
  expect(sealed.includes(clear.subarray(0, 20))).toBe(false);
  expect(unsealFile(later, 'arquivo 1', sealed).equals(clear)).toBe(true);
  expect(isSealedWithNewest(later, sealed)).toBe(false);
  expect(() => unsealFile(ring, 'arquivo 2', sealed)).toThrow();
  expect(() => unsealFile(ring, 'arquivo 1', sealed.subarray(0, -1))).toThrow();
  expect(() => unsealFile(ring, 'arquivo 1', Buffer.from('nada'))).toThrow();
});

test('equal values have equal marks, also after a new key; other kinds and values have others', () => {
  expect(markOf(later, 'pessoa', name)).toBe(markOf(ring, 'pessoa', name));
  expect(markOf(ring, 'e-mail', name)).not.toBe(markOf(ring, 'pessoa', name));
  expect(markOf(ring, 'pessoa', 'Outra')).not.toBe(markOf(ring, 'pessoa', name));
});
