import { expect, test } from 'vitest';
import { redirectPath } from './redirect-path.ts';

test.each([
  ['/Verao/', '/verao'],
  [' /verão?de=cartaz#hoje ', '/verão'],
  ['/ver%C3%A3o', '/verão'],
  ['/a/b//', '/a/b'],
  ['/', undefined],
  ['//exemplo.com', undefined],
  ['/\\exemplo.com', undefined],
  ['/com espaço', undefined],
  ['/%E0%A4%A', undefined],
  ['verao', undefined],
  ['https://exemplo.com/', undefined],
  [`/${'a'.repeat(200)}`, undefined],
])('%s is looked up as %s', (address, path) => {
  expect(redirectPath(address)).toBe(path);
});
