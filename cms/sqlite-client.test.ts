import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSqliteClient, type SqliteClient } from './sqlite-client.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-client-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
/** Longer than any machine takes: whoever blocks instead of waiting hangs. */
const hangGuardMs = 600_000;
const open = (waitMs = hangGuardMs) =>
  createSqliteClient(`file:${join(folder, 'test.db')}`, waitMs);

test('transactions of one process take turns instead of blocking each other', async () => {
  const client = open();
  await client.execute('CREATE TABLE number (value INTEGER)');
  const write = async (value: number) => {
    const transaction = await client.transaction('write');
    await transaction.execute({ sql: 'INSERT INTO number VALUES (?)', args: [value] });
    await new Promise((resolve) => setImmediate(resolve));
    await transaction.commit();
  };
  await Promise.all(Array.from({ length: 50 }, (_, value) => write(value)));
  const { rows } = await client.execute('SELECT count(*) AS count FROM number');
  expect(rows[0]?.count).toBe(50);
});

test('a read does not wait for a writer', async () => {
  const client = open();
  await client.execute('CREATE TABLE number (value INTEGER)');
  const transaction = await client.transaction('write');
  await transaction.execute('INSERT INTO number VALUES (1)');
  const { rows } = await client.execute('SELECT count(*) AS count FROM number');
  expect(rows[0]?.count).toBe(0);
  await transaction.rollback();
});

test('both connections, the one that reads and the one that writes, know the settings', async () => {
  const client = open();
  await client.execute('CREATE TABLE number (value INTEGER)');
  const writing = await client.transaction('write');
  const settings = { journal_mode: 'wal', synchronous: 2, secure_delete: 1, busy_timeout: 2 };
  for (const [name, value] of Object.entries(settings)) {
    const { rows } = await writing.execute(`PRAGMA ${name}`);
    expect(rows[0]?.[0], `${name} of the writer`).toBe(value);
  }
  await writing.commit();
  // Asked for like this, it is a read.
  for (const [name, value] of Object.entries(settings)) {
    const { rows } = await client.execute(`SELECT * FROM pragma_${name}`);
    expect(rows[0]?.[0], `${name} of the reader`).toBe(value);
  }
});

test('a transaction is all or nothing, and the next one does not see what was undone', async () => {
  const client = open();
  await client.execute('CREATE TABLE number (value INTEGER UNIQUE)');
  const first = await client.transaction('write');
  await first.execute('INSERT INTO number VALUES (1)');
  await expect(first.execute('INSERT INTO number VALUES (1)')).rejects.toThrow(/UNIQUE/);
  await first.execute('INSERT INTO number VALUES (2)');
  await first.rollback();
  const second = await client.transaction('write');
  await second.execute('INSERT INTO number VALUES (3)');
  await second.commit();
  const { rows } = await client.execute('SELECT value FROM number');
  expect(rows.map(({ value }) => value)).toEqual([3]);
});

test('after a fault nothing more of a transaction is written, not even by committing', async () => {
  const client = open();
  await client.execute('CREATE TABLE number (value INTEGER)');
  const transaction = await client.transaction('write');
  await transaction.execute('INSERT INTO number VALUES (1)');
  await expect(transaction.execute('INSERT INTO nowhere VALUES (1)')).rejects.toThrow();
  await expect(transaction.execute('INSERT INTO number VALUES (2)')).rejects.toThrow(/closed/);
  await expect(transaction.commit()).rejects.toThrow(/closed/);
  await (await client.transaction('write')).commit();
  const { rows } = await client.execute('SELECT count(*) AS count FROM number');
  expect(rows[0]?.count).toBe(0);
});

/** Another process, as the admin is one, that writes until it is let go; resolves when it holds the lock. */
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

/** A program that goes on: its timers get their chance, again and again. */
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
  [
    'writing the file anew',
    async (client) => {
      await client.rewrite();
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
    // Nothing that met the lock is left half done: it would refuse this.
    await client.rewrite();
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
  await client.rewrite();
});

test('writing the file anew takes its turn after an open transaction', async () => {
  const client = open();
  await client.execute('CREATE TABLE number (value INTEGER)');
  const transaction = await client.transaction('write');
  await transaction.execute('INSERT INTO number VALUES (1)');
  const rewritten = client.rewrite();
  await goOn(1);
  await transaction.commit();
  await rewritten;
  expect(statSync(join(folder, 'test.db-wal')).size).toBe(0);
});
