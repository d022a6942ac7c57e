import { expect, test } from 'vitest';
import { hidesOrigin, isSameOrigin } from './same-origin.ts';

const host = 'esporte.example';

test.each([
  [{ host, 'sec-fetch-site': 'same-origin', origin: `https://${host}` }, true],
  [{ host: 'backend:3000', 'sec-fetch-site': 'same-origin', origin: `https://${host}` }, true],
  [{ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }, true],
  [{ host: 'backend:3000', origin: `https://${host}` }, true],
  [{ host }, true],
  [{ host, 'sec-fetch-site': 'cross-site' }, false],
  [{ host, 'sec-fetch-site': 'same-site' }, false],
  [{ host, origin: 'https://mau.example' }, false],
  [{ host, origin: 'null' }, false],
])('%j → %s', (headers, expected) => {
  expect(isSameOrigin(headers, `https://${host}`)).toBe(expected);
});

test.each([
  [{ origin: 'null' }, '/inscricao/2025-ABCDEF?chave=abc', true],
  [{ origin: 'null' }, '/fale-conosco', false],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, '/inscricao/2025-ABCDEF?chave=abc', false],
  [{ origin: 'https://mau.example' }, '/inscricao/2025-ABCDEF?chave=abc', false],
])('a hidden origin: %j at %s → %s', (headers, url, expected) => {
  expect(hidesOrigin(headers, url)).toBe(expected);
});
