import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyDatabase, databaseSettings, onPostgres } from './support/database.ts';
import { freePort, launch, removeDirectory, temporaryDirectory } from './support/portal.ts';
import { hasPostgres, type Postgres, startPostgres } from './support/postgres.ts';
import { expect, test } from './support/test.ts';

test.describe('npm run move-to-postgres', () => {
  test.skip(!hasPostgres || onPostgres, 'from SQLite to PostgreSQL');
  test.describe.configure({ mode: 'serial' });
  let postgres: Postgres;
  let dataDir: string;

  test.beforeAll(async () => {
    postgres = await startPostgres();
    dataDir = await copyDatabase();
  });
  test.afterAll(() => {
    postgres.stop();
    postgres.remove();
    removeDirectory(dataDir);
  });

  async function run(script: string, settings: Record<string, string>, args: string[] = []) {
    const ports = { PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
    const program = launch(script, { DATA_DIR: dataDir, ...ports, ...settings }, args);
    return { code: await program.ended, words: program.output() };
  }
  const move = (...args: string[]) => run('scripts/move-to-postgres.ts', {}, args);

  /** Every public page, as the copy for the web server writes it. */
  async function pagesOn(settings: Record<string, string>): Promise<Record<string, string>> {
    const folder = temporaryDirectory();
    const copied = await run('site/server/mirror/main.ts', {
      ...settings,
      SITE_URL: 'https://exemplo.ap.gov.br',
      SITE_NOW: '2025-05-12T09:00:00-03:00',
      MIRROR_DIR: join(folder, 'mirror'),
    });
    expect(copied.code, copied.words).toBe(0);
    const ledger: Record<string, { hash: string }> = JSON.parse(
      readFileSync(join(folder, 'mirror.json'), 'utf8'),
    );
    removeDirectory(folder);
    return Object.fromEntries(Object.entries(ledger).map(([path, { hash }]) => [path, hash]));
  }

  test('moves every row, and every public page stays as it was, byte for byte', async () => {
    const { code, words } = await move(postgres.url);
    expect(code, words).toBe(0);
    expect(words).toMatch(/Pronto: [\d.]+ linhas, iguais nos dois bancos\./);
    const before = await pagesOn(databaseSettings(dataDir));
    const after = await pagesOn({ DATABASE_URL: postgres.url });
    expect(Object.keys(before).length).toBeGreaterThan(100);
    expect(after).toEqual(before);
  });

  test('never moves over what is there, nor without a place to go', async () => {
    const again = await move(postgres.url);
    expect(again.code).toBe(1);
    expect(again.words).toContain('já tem dados');
    const nowhere = await move();
    expect(nowhere.code).toBe(1);
    expect(nowhere.words).toContain('Diga para onde');
  });
});
