/** `npm run migration -- a-name`: writes what changed in the collections, once for each database. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyOldColumnsOnly } from './copy-old-columns.ts';

const [name = 'change', dialect] = process.argv.slice(2);

if (dialect === undefined) {
  // The configuration reads its settings once, so each database gets a process of its own.
  for (const database of ['sqlite', 'postgres']) {
    const { status } = spawnSync(process.execPath, [import.meta.filename, name, database], {
      stdio: 'inherit',
    });
    if (status !== 0) process.exit(1);
  }
} else {
  await createMigration(name, dialect);
}

async function createMigration(migrationName: string, database: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'migration-'));
  process.env.DATA_DIR = dataDir;
  process.env.DATABASE_URL = database === 'postgres' ? 'postgres://localhost/unused' : '';
  const { getPayload } = await import('payload');
  const { default: config } = await import('../cms/payload.config.ts');
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
  const folder = fileURLToPath(new URL(`../cms/migrations/${database}`, import.meta.url));
  const before = readNewestSnapshot(folder);
  await payload.db.createMigration({ migrationName, payload, forceAcceptWarning: false });
  makeRunnable(folder, before);
  rmSync(dataDir, { recursive: true });
  process.exit(0);
}

/** Payload writes for a bundler; Node runs these files as they are and wants `import type`. */
function makeRunnable(folder: string, before: string): void {
  // We run every file of the folder, in order, so its list is not needed.
  rmSync(join(folder, 'index.ts'));
  const files = readdirSync(folder).filter((entry) => entry.endsWith('.ts'));
  for (const file of files) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8')
      .replace(
        /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
        'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
      )
      .replaceAll(/\{ db, payload, req \}/g, '{ db }');
    writeFileSync(path, file === files.sort().at(-1) ? copyOldColumnsOnly(text, before) : text);
  }
}

/** How the tables stood before. */
function readNewestSnapshot(folder: string): string {
  const newest = readdirSync(folder)
    .filter((entry) => entry.endsWith('.json'))
    .sort()
    .at(-1);
  return newest ? readFileSync(join(folder, newest), 'utf8') : '{}';
}
