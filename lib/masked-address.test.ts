import { expect, test } from 'vitest';
import { maskedAddress } from './masked-address.ts';

test.each([
  ['rosa.reis@exemplo.com', 'r•••@exemplo.com'],
  ['r@exemplo.com', 'r•••@exemplo.com'],
])('%s is shown as %s', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});
