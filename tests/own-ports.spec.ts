import { connect } from 'node:net';
import { expect, test } from '@playwright/test';

test('a browser test that reaches what it did not start fails, whatever it catches', () => {
  const { setImmediate } = globalThis;
  const uncaught: (() => void)[] = [];
  Object.assign(globalThis, { setImmediate: (work: () => void) => uncaught.push(work) });
  // Where a portal would run beside the tests.
  const reach = () => connect(3000, '127.0.0.1');
  const complaint = 'A test reached port 3000, where it has started nothing.';
  try {
    expect(reach).toThrow(complaint);
  } finally {
    Object.assign(globalThis, { setImmediate });
  }
  expect(uncaught).toHaveLength(1);
  for (const fail of uncaught) expect(fail).toThrow(complaint);
});

test('the browser reaches no other machine', async ({ page }) => {
  const failure = await page.goto('https://exemplo.ap.gov.br/').catch(String);
  expect(failure).toContain('ERR_NAME_NOT_RESOLVED');
});

test('no setting of a test has a default', () => {
  const { PORT, ADMIN_PORT, SITE_URL } = process.env;
  expect({ PORT, ADMIN_PORT, SITE_URL }).toEqual({
    PORT: '1',
    ADMIN_PORT: '1',
    SITE_URL: 'http://localhost:1',
  });
});
