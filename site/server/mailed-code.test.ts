import { expect, test } from 'vitest';
import { carriesMailedCode } from './mailed-code.ts';

test.each([
  ['/newsletter/cancelar?codigo=1.abc', true],
  ['/newsletter/confirmar', true],
  ['/newsletter/escolhas?codigo=1.abc', true],
  ['/newsletter', false],
  ['/newsletter/cancelar/outro', false],
  ['/fale-conosco?x=/newsletter/cancelar', false],
])('%s → %s', (url, expected) => {
  expect(carriesMailedCode(url)).toBe(expected);
});
