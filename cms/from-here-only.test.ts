import { expect, test } from 'vitest';
import { isForeign } from './from-here-only.ts';

const admin = 'https://admin.exemplo.ap.gov.br';
const foreign = (headers: Record<string, string>) =>
  isForeign(new Headers({ host: '127.0.0.1:3001', ...headers }), admin);

test.each([
  ['the admin’s own address, behind a proxy', { origin: admin }],
  ['the address that was asked, as on this computer', { origin: 'http://127.0.0.1:3001' }],
  ['a program, which names nothing', {}],
  ['an old browser on the same page', { 'sec-fetch-site': 'same-origin' }],
])('A8: allowed: %s', (_, headers) => {
  expect(foreign(headers as Record<string, string>)).toBe(false);
});

test.each([
  ['another site', { origin: 'https://mau.exemplo.com' }],
  ['a neighbour under the same domain', { origin: 'https://outro.exemplo.ap.gov.br' }],
  ['another port of the same computer', { origin: 'http://127.0.0.1:3000' }],
  ['the same name without encryption', { origin: 'http://admin.exemplo.ap.gov.br' }],
  ['a page without an address', { origin: 'null' }],
  ['another site that hides its name', { 'sec-fetch-site': 'cross-site' }],
])('A8: refused: %s', (_, headers) => {
  expect(foreign(headers as Record<string, string>)).toBe(true);
});
