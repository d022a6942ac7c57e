import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../../lib/settings.ts';

/** Stands for a portal that runs on this machine beside the tests. */
const asked: string[] = [];
const elsewhere = createServer((request, answer) => {
  asked.push(request.url ?? '');
  answer.end();
}).listen(0, '127.0.0.1');
await once(elsewhere, 'listening');
const { port } = elsewhere.address() as AddressInfo;
afterAll(() => elsewhere.close());

/** Runs lines in a process of their own that may reach its own ports alone. */
function run(lines: string): Promise<{ failed: boolean; complaint: string }> {
  const guard = new URL('reach-only-own-ports.ts', import.meta.url).href;
  const args = ['--import', guard, '--input-type=module', '--eval', lines];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, _, complaint) =>
      resolve({ failed: error !== null, complaint }),
    );
  });
}

test('no setting of a test has a default that leads to a portal of this machine', () => {
  expect(readSettings(process.env)).toMatchObject({
    port: 1,
    adminPort: 1,
    siteUrl: 'http://localhost:1',
    adminUrl: 'http://localhost:1',
  });
});

test.each([
  ['fetch', `await fetch('http://127.0.0.1:${port}/').catch(() => {});`],
  ['a socket', `(await import('node:net')).connect(${port}, '127.0.0.1').on('error', () => {});`],
  [
    'a secure socket',
    `(await import('node:tls')).connect(${port}, '127.0.0.1').on('error', () => {});`,
  ],
])('a test that reaches what it did not start fails, whatever it catches: %s', async (_, lines) => {
  const { failed, complaint } = await run(`try { ${lines} } catch {}`);
  expect(complaint).toContain(`A test reached port ${port}, where it has started nothing.`);
  expect(failed).toBe(true);
  expect(asked).toEqual([]);
});

test('what a test has started it reaches', async () => {
  const { failed, complaint } = await run(`
    import { createServer } from 'node:http';
    const server = createServer((_, answer) => answer.end('ours'));
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const answer = await fetch('http://127.0.0.1:' + server.address().port);
    if ((await answer.text()) !== 'ours') throw new Error('not ours');
    server.close();
  `);
  expect(complaint).toBe('');
  expect(failed).toBe(false);
});
