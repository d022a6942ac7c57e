import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSqliteClient } from './sqlite-client.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-client-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
/** Longer than any machine takes: a blocked program hangs. */
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
  // In this form it is a read.
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

test('emptying the journal takes its turn after an open transaction', async () => {
  const client = open();
  await client.execute('CREATE TABLE number (value INTEGER)');
  const transaction = await client.transaction('write');
  await transaction.execute('INSERT INTO number VALUES (1)');
  const emptied = client.emptyJournal();
  await new Promise((resolve) => setTimeout(resolve, 10));
  await transaction.commit();
  await emptied;
  expect(statSync(join(folder, 'test.db-wal')).size).toBe(0);
});
