import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { alertConsent, consent, entryConsent } from './consent.ts';

/** What was read under each version. Lines are added, never changed: people have agreed to them. */
const agreedTo: Record<string, string> = {
  '2026-11': 'f2c7dd15dfc53f24e026c7d6bb06455db07e8e1401a585b863672fe8956e6097',
};

test('no text changes without a new version', () => {
  const hash = createHash('sha256').update(JSON.stringify(consent.texts)).digest('hex');
  expect(agreedTo[consent.version]).toBe(hash);
});

/** The same for who waits for a service to open. */
const alertsAgreedTo: Record<string, string> = {
  '2026-11': '301ea70b2f8236fc315b3d2177c730fa460d96d8256519a50842403070c70336',
};

test('nor does that of the alert', () => {
  const hash = createHash('sha256').update(alertConsent.text).digest('hex');
  expect(alertsAgreedTo[alertConsent.version]).toBe(hash);
});

/** And for who signs up. */
const entriesAgreedTo: Record<string, string> = {
  '2026-11': '4130cc718d5a76ece0bb0d4230e89f6f088cf7af00d5b1644a79d1e300e7cd99',
};

test('nor does that of an entry', () => {
  const hash = createHash('sha256').update(JSON.stringify(entryConsent.texts)).digest('hex');
  expect(entriesAgreedTo[entryConsent.version]).toBe(hash);
});
