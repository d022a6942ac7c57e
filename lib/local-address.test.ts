import { expect, test } from 'vitest';
import { isLocalAddress } from './local-address.ts';

test.each([
  'http://localhost',
  'http://LOCALHOST:3000',
  'https://portal.localhost/agenda',
  'http://localhost.:3000',
  'http://127.0.0.1:8080',
  'http://127.1',
  'http://127.255.255.254',
  'http://[::1]:3000',
])('%s is this machine', (address) => {
  expect(isLocalAddress(address)).toBe(true);
});

test.each([
  'https://portal.exemplo.ap.gov.br',
  'http://10.0.0.5',
  'http://192.168.0.10:3000',
  'http://0.0.0.0:3000',
  'http://127.0.0.1.exemplo.br',
  'http://localhost.exemplo.br',
  'http://meulocalhost',
  'http://[::2]',
  'http://128.0.0.1',
])('%s is not', (address) => {
  expect(isLocalAddress(address)).toBe(false);
});
