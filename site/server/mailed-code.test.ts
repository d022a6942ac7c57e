import { expect, test } from 'vitest';
import { bringsOwnAuthority } from './own-authority.ts';

test.each([
  ['/newsletter/cancelar?codigo=1.abc', true],
  ['/newsletter/confirmar', true],
  ['/newsletter', false],
  ['/newsletter/cancelar/outro', false],
  ['/fale-conosco?x=/newsletter/cancelar', false],
])('%s → %s', (url, expected) => {
  expect(bringsOwnAuthority(url)).toBe(expected);
});
