import { expect, test } from 'vitest';
import { codeAt, createTotpSecret, stepAt, stepOfCode, totpAddress } from './totp.ts';

/** '12345678901234567890' in base 32, the secret of the examples of RFC 4226 and RFC 6238. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [0, '755224'],
  [1, '287082'],
  [2, '359152'],
  [9, '520489'],
])('RFC 4226, appendix D: count %i is %s', (count, code) => {
  expect(codeAt(secret, count)).toBe(code);
});

// The last six of the eight digits that the RFC prints.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238, appendix B: second %i is %s', (second, code) => {
  expect(codeAt(secret, stepAt(new Date(second * 1000)))).toBe(code);
});

test('a code counts half a minute before and after, once', () => {
  const now = new Date(1_234_567_890_000);
  const step = stepAt(now);
  for (const off of [-1, 0, 1])
    expect(stepOfCode(secret, codeAt(secret, step + off), now)).toBe(step + off);
  for (const off of [-2, 2])
    expect(stepOfCode(secret, codeAt(secret, step + off), now)).toBeUndefined();
  expect(stepOfCode(secret, codeAt(secret, step), now, step)).toBeUndefined();
  expect(stepOfCode(secret, codeAt(secret, step - 1), now, step)).toBeUndefined();
  expect(stepOfCode(secret, '', now)).toBeUndefined();
});

test('a secret has 160 bits, and no two are alike', () => {
  const secrets = Array.from({ length: 50 }, createTotpSecret);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(secrets).size).toBe(50);
});

test('an app finds the portal’s and the account’s name in the address', () => {
  const address = new URL(totpAddress(secret, 'Portal do Esporte', 'ana@exemplo.ap.gov.br'));
  expect(address.searchParams.get('secret')).toBe(secret);
  expect(address.searchParams.get('issuer')).toBe('Portal do Esporte');
  expect(decodeURIComponent(address.pathname)).toContain('Portal do Esporte:ana@');
});
