import { expect, test } from 'vitest';
import { createProxyNotice } from './proxy-notice.ts';

const asked = (ip: string, forwarded?: string) => ({
  ip,
  headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  socket: { remoteAddress: '10.0.0.1' },
});

test('a proxy that nobody named is told once, without an address', () => {
  const lines: string[] = [];
  const notice = createProxyNotice((line) => lines.push(line));
  notice(asked('10.0.0.1'));
  notice(asked('203.0.113.7', '203.0.113.7'));
  expect(lines).toEqual([]);
  notice(asked('10.0.0.1', '203.0.113.7'));
  notice(asked('10.0.0.1', '203.0.113.8'));
  expect(lines).toEqual([expect.stringContaining('TRUST_PROXY')]);
  expect(lines[0]).not.toMatch(/\d\.\d/);
});
