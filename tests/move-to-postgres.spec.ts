import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyDatabase, onPostgres } from './support/database.ts';
import { measured } from './support/measured.ts';
import { freePort, launch, removeDirectory, temporaryDirectory } from './support/portal.ts';
import { hasPostgres, type Postgres, startPostgres } from './support/postgres.ts';
import { listPublicAddresses, sampleOf } from './support/public-addresses.ts';
import { differingAnswers, sameMoment } from './support/same-answers.ts';
import { long } from './support/share.ts';
import { type Site, startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Runs a command to its end, on a data folder. */
async function run(
  script: string,
  dataDir: string,
  args: string[] = [],
  settings: Record<string, string> = {},
) {
  const ports = { PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
  const program = launch(
    script,
    { DATA_DIR: dataDir, DATABASE_URL: '', ...ports, ...settings },
    args,
  );
  return { code: await program.ended, words: program.output() };
}
const move = (dataDir: string, ...args: string[]) =>
  run('scripts/move-to-postgres.ts', dataDir, args);

/** The site on the SQLite file and on the PostgreSQL that it was moved to, each with a folder of its own. */
async function startBoth(dataDir: string, url: string): Promise<[Site, Site]> {
  const moved = temporaryDirectory();
  cpSync(dataDir, moved, { recursive: true });
  for (const ending of ['', '-wal', '-shm'])
    rmSync(join(moved, `portal.db${ending}`), { force: true });
  // Pages are rendered when they are asked for, and no other meanwhile.
  const settings = { ...sameMoment, KEEP_WARM: 'off', CHORES: 'apart' };
  return [
    await startSite(dataDir, settings),
    await startSite(moved, { ...settings, DATABASE_URL: url }),
  ];
}

/** Every page, list page and file, and so many documents of each subject. */
async function expectSameSite(dataDir: string, url: string, documentsEach: number) {
  const sites = await startBoth(dataDir, url);
  const [before, after] = sites.map(({ address }) => address) as [string, string];
  const addresses = await listPublicAddresses(before);
  expect(await listPublicAddresses(after)).toEqual(addresses);
  const { standing, lists } = addresses;
  const documents = sampleOf(addresses.documents, documentsEach);
  const compared = [...standing, ...lists, ...documents];
  const what = `${compared.length} addresses compared (${standing.length} standing, ${lists.length} of lists, ${documents.length} of ${addresses.documents.length} documents)`;
  const different = await measured(what, () => differingAnswers([before, after], compared));
  for (const site of sites) await site.stop();
  removeDirectory(sites[1].dataDir);
  expect(different).toEqual([]);
  return addresses;
}

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

  test('moves every row, and every public page stays as it was, byte for byte', async () => {
    const { code, words } = await move(dataDir, postgres.url);
    expect(code, words).toBe(0);
    expect(words).toMatch(/Pronto: [\d.]+ linhas, iguais nos dois bancos\./);
    const { documents } = await expectSameSite(dataDir, postgres.url, Number.POSITIVE_INFINITY);
    expect(documents.length).toBeGreaterThan(50);
  });

  test('never moves over what is there, nor without a place to go', async () => {
    const again = await move(dataDir, postgres.url);
    expect(again.code).toBe(1);
    expect(again.words).toContain('já tem dados');
    const nowhere = await move(dataDir);
    expect(nowhere.code).toBe(1);
    expect(nowhere.words).toContain('Diga para onde');
  });
});

/** `MOVE_ALL=1` compares every document, which took three quarters of an hour on two busy cores. */
const documentsEach = process.env.MOVE_ALL === '1' ? Number.POSITIVE_INFINITY : 1200;

test('moves 20,000 documents, and every page stays as it was', async () => {
  test.skip(!hasPostgres || onPostgres || !long, 'npm run test:long, from SQLite to PostgreSQL');
  // Every wait in it has its own limit.
  test.setTimeout(0);
  const postgres = await startPostgres();
  const dataDir = temporaryDirectory();
  const args = ['--size', '20000', '--matches', '1000'];
  const filled = await measured('20,000 documents written', () =>
    run('scripts/seed.ts', dataDir, args, sameMoment),
  );
  expect(filled.code, filled.words).toBe(0);
  const { code, words } = await measured('moved', () => move(dataDir, postgres.url));
  expect(code, words).toBe(0);
  console.log(`    ${/[\d.]+ linhas/.exec(words)?.[0]}`);
  const { documents } = await expectSameSite(dataDir, postgres.url, documentsEach);
  expect(documents.length).toBeGreaterThan(20_000);
  removeDirectory(dataDir);
  postgres.stop();
  postgres.remove();
});
