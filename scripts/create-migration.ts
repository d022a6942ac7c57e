/** `npm run migration -- a-name`: writes what changed in the collections, once for each database. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
  await payload.db.createMigration({ migrationName, payload, forceAcceptWarning: false });
  makeRunnable(fileURLToPath(new URL(`../cms/migrations/${database}`, import.meta.url)));
  rmSync(dataDir, { recursive: true });
  process.exit(0);
}

/** Payload writes for a bundler; Node runs these files as they are and wants `import type`. */
function makeRunnable(folder: string): void {
  // We run every file of the folder, in order, so its list is not needed.
  rmSync(join(folder, 'index.ts'));
  for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.ts'))) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8')
      .replace(
        /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
        'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
      )
      .replaceAll(/\{ db, payload, req \}/g, '{ db }');
    writeFileSync(path, text);
  }
}
