import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';

test('a browser test that reaches what it did not start fails, whatever it catches', async () => {
  test.fail();
  // Stands for a portal that runs on this machine beside the tests.
  const lines = `const server = require('node:http').createServer((_, answer) => answer.end('elsewhere'));
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));
    process.stdin.on('end', () => process.exit()).resume();`;
  const elsewhere = spawn(process.execPath, ['--eval', lines], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [port] = await once(elsewhere.stdout, 'data');
  await fetch(`http://127.0.0.1:${Number(port)}`).catch(() => {});
  elsewhere.stdin.end();
  await once(elsewhere, 'exit');
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
