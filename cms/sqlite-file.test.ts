import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSqliteClient, type SqliteClient } from './sqlite-client.ts';
import { inspectFile } from './sqlite-file.ts';

let folder: string;
let file: string;
let url: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-file-'));
  file = join(folder, 'test.db');
  url = `file:${file}`;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A database as the portal's, and a copy of it as a backup makes one. */
async function openWithCopy(): Promise<[client: SqliteClient, copy: string]> {
  const client = createSqliteClient(url, 2000);
  await client.execute('CREATE TABLE content_version (value INTEGER)');
  await client.execute('INSERT INTO content_version VALUES (1)');
  await client.execute('CREATE TABLE message (text TEXT)');
  const copy = join(folder, 'copy.db');
  await client.execute(`VACUUM INTO '${copy}'`);
  return [client, copy];
}

const write = (client: SqliteClient, text: string) =>
  client.execute({ sql: 'INSERT INTO message VALUES (?)', args: [text] });
const messages = async (client: SqliteClient) =>
  (await client.execute('SELECT text FROM message')).rows.map(({ text }) => text);
const isBack = (client: SqliteClient) =>
  vi.waitUntil(async () => (await client.timesReopened()) === 1, { timeout: 15_000 });

test('a deleted file takes nothing more and shows nothing more', async () => {
  const [client] = await openWithCopy();
  await write(client, 'before');
  rmSync(file);
  await expect(write(client, 'after')).rejects.toMatchObject({ code: 'DATABASE_LOST' });
  await expect(messages(client)).rejects.toMatchObject({ code: 'DATABASE_LOST' });
  await expect(client.transaction('write')).rejects.toMatchObject({ code: 'DATABASE_LOST' });
  expect(await client.timesReopened()).toBeUndefined();
  expect(existsSync(file)).toBe(false);
});

test('what is committed into a file that was deleted meanwhile has failed', async () => {
  const [client] = await openWithCopy();
  const transaction = await client.transaction('write');
  await transaction.execute("INSERT INTO message VALUES ('lost')");
  rmSync(file);
  await expect(transaction.commit()).rejects.toMatchObject({ code: 'DATABASE_LOST' });
});

test('a restored file is opened anew, without the journal of the one that was lost', async () => {
  const [client, copy] = await openWithCopy();
  for (let index = 0; index < 50; index += 1) await write(client, `lost ${index}`);
  rmSync(file);
  copyFileSync(copy, file);
  await isBack(client);
  await write(client, 'after');
  expect(await messages(client)).toEqual(['after']);
  expect(readdirSync(folder).filter((name) => name.includes('-wal.perdido-'))).toHaveLength(1);
  client.close();
  expect(await inspectFile(url)).toBe('complete');
});

test('two programs on one file both find the restored one', async () => {
  const [client, copy] = await openWithCopy();
  const other = createSqliteClient(url, 2000);
  await write(other, 'lost');
  rmSync(file);
  copyFileSync(copy, file);
  await isBack(client);
  await write(client, 'after');
  await isBack(other);
  await write(other, 'from the other');
  expect(await messages(client)).toEqual(['after', 'from the other']);
  expect(await messages(other)).toEqual(['after', 'from the other']);
});

test('a file that is not whole yet is waited for; the same file that comes back goes on', async () => {
  const [client, copy] = await openWithCopy();
  await write(client, 'kept');
  renameSync(file, `${file}.away`);
  await expect(messages(client)).rejects.toMatchObject({ code: 'DATABASE_LOST' });
  renameSync(`${file}.away`, file);
  expect(await messages(client)).toEqual(['kept']);

  rmSync(file);
  copyFileSync(copy, file);
  truncateSync(file, 4096);
  expect(await client.timesReopened()).toBeUndefined();
  copyFileSync(copy, file);
  await isBack(client);
  expect(await messages(client)).toEqual([]);
});

test('what lies in a place: nothing, an empty file, another thing, half a file, a database', async () => {
  expect(await inspectFile(url)).toBe('missing');
  writeFileSync(file, '');
  expect(await inspectFile(url)).toBe('empty');
  const bare = createClient({ url });
  await bare.execute('CREATE TABLE content_version (value INTEGER)');
  bare.close();
  expect(await inspectFile(url)).toBe('empty');
  writeFileSync(file, 'Isto é um texto, e não um banco de dados.'.repeat(200));
  expect(await inspectFile(url)).toBe('damaged');
  rmSync(file);
  const [client, copy] = await openWithCopy();
  client.close();
  expect(await inspectFile(url)).toBe('complete');
  truncateSync(copy, 4096);
  expect(await inspectFile(`file:${copy}`)).toBe('damaged');
});
