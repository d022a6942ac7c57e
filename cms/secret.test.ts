import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeSecret, readLinkKey, readSecret } from './secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a secret is made once, has 256 bits, and is its owner’s alone', () => {
  const secret = readSecret(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect([readSecret(folder), readLinkKey(folder)]).toEqual([secret, secret]);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test('a new secret ends sessions and leaves the links of mails, however often, unless that is asked for', () => {
  const first = readSecret(folder);
  const seen = new Set([first]);
  for (let time = 0; time < 2; time += 1) {
    changeSecret(folder, { withLinks: false });
    seen.add(readSecret(folder));
    expect(readLinkKey(folder)).toBe(first);
  }
  expect(seen.size).toBe(3);
  changeSecret(folder, { withLinks: true });
  expect(seen).not.toContain(readSecret(folder));
  expect(seen).not.toContain(readLinkKey(folder));
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});
