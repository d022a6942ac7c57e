import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import type { Payload } from 'payload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eraseDeletedBytes } from './erase-deleted-bytes.ts';
import { eraseUnusedBytes } from './erase-unused-bytes.ts';
import { createSqliteClient, type SqliteClient } from './sqlite-client.ts';

/** Longer than any machine takes. */
const hangGuardMs = 600_000;
let folder: string;
let client: SqliteClient;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'unused-bytes-'));
  client = createSqliteClient(`file:${join(folder, 'test.db')}`, hangGuardMs);
  await client.execute('CREATE TABLE message (id INTEGER PRIMARY KEY, email TEXT, words TEXT)');
  await client.execute('CREATE INDEX by_email ON message (email)');
});
afterEach(() => {
  client.close();
  rmSync(folder, { recursive: true });
});

const emailOf = (id: number) => `pessoa-${String(id).padStart(6, '0')}@exemplo.com`;

/** Of changing lengths and in no order, so that pages are split and copies of rows stay behind. */
async function write(count: number, deletedId: (id: number) => boolean): Promise<void> {
  const ids = Array.from({ length: count }, (_, place) => ((place * 7919) % count) + 1);
  await client.batch(
    ids.map((id) => ({
      sql: 'INSERT INTO message VALUES (?, ?, ?)',
      args: [id, emailOf(id), `${emailOf(id)} ${'gol '.repeat((id * 37) % 300)}`],
    })),
  );
  const deleted = ids.filter(deletedId);
  await client.batch(
    deleted.map((id) => ({ sql: 'DELETE FROM message WHERE id = ?', args: [id] })),
  );
  await client.emptyJournal();
}

/** Addresses that some file has, of those that no row has. */
async function leftBehind(): Promise<string[]> {
  const { rows } = await client.execute('SELECT email FROM message');
  const kept = new Set(rows.map(({ email }) => String(email)));
  const found = readdirSync(folder).flatMap(
    (name) => readFileSync(join(folder, name), 'latin1').match(/pessoa-\d{6}@exemplo.com/g) ?? [],
  );
  return [...new Set(found)].filter((email) => !kept.has(email));
}

const wholeTable = async () => (await client.execute('SELECT * FROM message ORDER BY id')).rows;

async function expectWhole(): Promise<void> {
  const { rows } = await client.execute('SELECT * FROM pragma_integrity_check');
  expect(rows.map((row) => row[0])).toEqual(['ok']);
}

test('no byte of a deleted row is left, and nothing else changes', async () => {
  await write(3000, (id) => id % 5 === 0);
  expect(await leftBehind(), 'what this test is about').not.toEqual([]);
  const before = await wholeTable();
  await eraseUnusedBytes(client);
  expect(await leftBehind()).toEqual([]);
  expect(await wholeTable()).toEqual(before);
  await expectWhole();
});

test('pages that a program without secure_delete gave back, and long rows too', async () => {
  await write(500, () => false);
  const other = createClient({ url: `file:${join(folder, 'test.db')}` });
  await other.execute('UPDATE message SET words = email || hex(zeroblob(5000)) WHERE id % 3 = 0');
  await other.execute('PRAGMA secure_delete = OFF');
  await other.execute('DELETE FROM message WHERE id < 300');
  other.close();
  await client.emptyJournal();
  const { rows: free } = await client.execute('SELECT * FROM pragma_freelist_count');
  expect(Number(free[0]?.[0]), 'what this test is about').toBeGreaterThan(100);
  expect((await leftBehind()).length).toBeGreaterThan(100);
  const before = await wholeTable();
  await eraseUnusedBytes(client);
  expect(await leftBehind()).toEqual([]);
  expect(await wholeTable()).toEqual(before);
  await expectWhole();
});

test('whoever writes meanwhile has a turn between two steps', async () => {
  await write(6000, (id) => id % 5 === 0);
  let steps = 0;
  let waiting: Promise<unknown> = Promise.resolve();
  const open = client.transaction;
  vi.spyOn(client, 'transaction').mockImplementation(async () => {
    // Asked for during the step before, so acknowledged before this one begins.
    await waiting;
    const transaction = await open('write');
    steps += 1;
    const args = [10_000 + steps, `nova-${steps}`, 'x'.repeat((steps * 370) % 900)];
    waiting = client.execute({ sql: 'INSERT INTO message VALUES (?, ?, ?)', args });
    return transaction;
  });
  await eraseUnusedBytes(client);
  await waiting;
  expect(steps).toBeGreaterThan(3);
  await client.emptyJournal();
  expect(await leftBehind()).toEqual([]);
  expect(await wholeTable()).toHaveLength(4800 + steps);
  await expectWhole();
});

test('cut off in the middle, or with a reader in the way, it stays owed', async () => {
  await write(3000, (id) => id % 5 === 0);
  const payload = { db: { name: 'sqlite', client, sessions: {} } } as unknown as Payload;
  const owed = async () => (await client.execute('SELECT * FROM pragma_user_version')).rows[0]?.[0];
  await client.execute('PRAGMA user_version = 7');
  const cut = vi.spyOn(client, 'transaction').mockRejectedValueOnce(new Error('killed'));
  await expect(eraseDeletedBytes(payload)).rejects.toThrow('killed');
  cut.mockRestore();
  expect(await owed()).toBe(7);
  const reader = createClient({ url: `file:${join(folder, 'test.db')}` });
  await reader.execute('BEGIN');
  await reader.execute('SELECT count(*) FROM message');
  await expect(eraseDeletedBytes(payload)).rejects.toThrow('The journal is in use');
  expect(await owed()).toBe(7);
  await reader.execute('COMMIT');
  reader.close();
  await eraseDeletedBytes(payload);
  expect(await owed()).toBe(0);
  expect(await leftBehind()).toEqual([]);
});
