import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

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
