import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPatientClient } from './sqlite-client.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-client-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const open = (waitMs = 2000) => createPatientClient(`file:${join(folder, 'test.db')}`, waitMs);

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

test('every connection knows the settings, also those opened after a transaction', async () => {
  const client = open(1234);
  await client.execute('CREATE TABLE number (value INTEGER)');
  await (await client.transaction('write')).commit();
  const timeout = await client.execute('PRAGMA busy_timeout');
  const synchronous = await client.execute('PRAGMA synchronous');
  const journal = await client.execute('PRAGMA journal_mode');
  expect(timeout.rows[0]?.[0]).toBe(1234);
  expect(synchronous.rows[0]?.[0]).toBe(2);
  expect(journal.rows[0]?.[0]).toBe('wal');
  const deletes = await client.execute('PRAGMA secure_delete');
  expect(deletes.rows[0]?.[0]).toBe(1);
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
