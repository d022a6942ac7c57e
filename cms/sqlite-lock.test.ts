import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSqliteClient, type SqliteClient } from './sqlite-client.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
/** Longer than any machine takes: a blocked program hangs. */
const hangGuardMs = 600_000;
const open = (waitMs = hangGuardMs) =>
  createSqliteClient(`file:${join(folder, 'test.db')}`, waitMs);

/** Another process, like the admin, that holds the write lock until released. */
async function holdWrite(): Promise<{ letGo: () => Promise<unknown> }> {
  const program = `
    import { createClient } from '@libsql/client';
    const client = createClient({ url: 'file:${join(folder, 'test.db')}' });
    await client.execute('BEGIN IMMEDIATE');
    await client.execute('INSERT INTO number VALUES (0)');
    console.log('held');
    process.stdin.once('data', () => client.execute('COMMIT').then(() => process.exit()));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  const letGo = () => {
    child.stdin.write('.');
    return ended;
  };
  return { letGo };
}

/** Lets timers run, to show that the program is not blocked. */
async function goOn(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

test.each([
  [
    'a single statement',
    (client) => client.execute('INSERT INTO number VALUES (1) RETURNING value'),
  ],
  [
    'a transaction',
    async (client) => {
      const transaction = await client.transaction('write');
      await transaction.execute('INSERT INTO number VALUES (1)');
      await transaction.commit();
    },
  ],
  [
    'a setting',
    async (client) => {
      await client.execute('PRAGMA user_version = 7');
      await client.execute('INSERT INTO number VALUES (1)');
    },
  ],
] satisfies [string, (client: SqliteClient) => Promise<unknown>][])(
  'while another process writes, %s waits and the program goes on',
  async (_, work) => {
    const client = open(hangGuardMs);
    await client.execute('CREATE TABLE number (value INTEGER)');
    const { letGo } = await holdWrite();
    let done = false;
    const working = work(client).then(() => {
      done = true;
    });
    await goOn(30);
    expect(done).toBe(false);
    await letGo();
    await working;
    const { rows } = await client.execute('SELECT value FROM number ORDER BY value');
    expect(rows.map(({ value }) => value)).toEqual([0, 1]);
    // Fails if a statement that met the lock is still open.
    await client.execute('VACUUM');
  },
);

test('whoever waits longer than the limit is told, and the next one writes', async () => {
  const client = open(200);
  await client.execute('CREATE TABLE number (value INTEGER)');
  const other = createClient({ url: `file:${join(folder, 'test.db')}` });
  await other.execute('BEGIN IMMEDIATE');
  await expect(client.execute('INSERT INTO number VALUES (1)')).rejects.toThrow(/SQLITE_BUSY/);
  await other.execute('COMMIT');
  await client.execute('INSERT INTO number VALUES (2)');
  await client.execute('VACUUM');
});
