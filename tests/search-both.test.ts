import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { removeDirectory, temporaryDirectory } from './support/directory.ts';
import { hasPostgres, startPostgres } from './support/postgres.ts';

const script = fileURLToPath(new URL('support/print-answers.ts', import.meta.url));

async function answersOn(database: string): Promise<string[]> {
  const DATA_DIR = temporaryDirectory();
  const env = { ...process.env, DATA_DIR, DATABASE_URL: database };
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env,
    maxBuffer: 2 ** 26,
  });
  removeDirectory(DATA_DIR);
  return stdout.trim().split('\n');
}

test.skipIf(!hasPostgres)('the same question has the same answer on both databases', async () => {
  const server = await startPostgres();
  const [onSqlite, onPostgres] = [await answersOn(''), await answersOn(server.url)];
  server.stop();
  server.remove();
  expect(onSqlite.length).toBeGreaterThan(10);
  expect(onPostgres).toEqual(onSqlite);
});
