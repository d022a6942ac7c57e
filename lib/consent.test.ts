import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consent } from './consent.ts';

/** What was read under each version. Lines are added, never changed: people have agreed to them. */
const agreedTo: Record<string, string> = {
  '2026-11': 'f2c7dd15dfc53f24e026c7d6bb06455db07e8e1401a585b863672fe8956e6097',
};

test('no text changes without a new version', () => {
  const hash = createHash('sha256').update(JSON.stringify(consent.texts)).digest('hex');
  expect(agreedTo[consent.version]).toBe(hash);
});
