import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, expect, test } from 'vitest';
import { makeBackup } from '../cms/backup/make-backup.ts';
import { readSettings } from '../lib/settings.ts';
import { removeDirectory, temporaryDirectory } from './support/directory.ts';

const folder = temporaryDirectory();
afterAll(() => removeDirectory(folder));
const root = join(import.meta.dirname, '..');

const run = (args: string[], more: Record<string, string>) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', ...more };
    execFile(
      process.execPath,
      [join(root, 'scripts/backup.ts'), ...args],
      { env },
      (error, out, err) => resolve({ code: error?.code ?? 0, said: `${out}${err}` }),
    );
  });

test('a backup that fails says why', async () => {
  const file = join(folder, 'arquivo');
  writeFileSync(file, '');
  for (const args of [[], ['--daily']]) {
    const { code, said } = await run(args, { BACKUP_DIR: file });
    expect(said).toMatch(/^A cópia de segurança não foi feita\. .*EEXIST/);
    expect(code).toBe(1);
  }
  const { said } = await run([], { BACKUP_PUBLIC_KEY: 'x' });
  expect(said).toContain('BACKUP_PUBLIC_KEY deve ser a chave pública');
});

test('a copy made by hand deletes no other of its day', async () => {
  const dataDir = join(folder, 'dados');
  mkdirSync(dataDir);
  const client = createClient({ url: `file:${join(dataDir, 'portal.db')}` });
  await client.execute('CREATE TABLE payload_migrations (id integer PRIMARY KEY, name text)');
  client.close();
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: '' });
  const at = (hour: string) => new Date(`2026-11-16T${hour}:00:00Z`);
  const files = [
    (await makeBackup(settings, 'daily', at('06'))).file,
    (await makeBackup(settings, 'manual', at('12'))).file,
    (await makeBackup(settings, 'manual', at('13'))).file,
  ];
  expect(readdirSync(settings.backupDir).sort()).toEqual(files);
});
