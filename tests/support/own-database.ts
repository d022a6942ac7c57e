import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';

interface OwnDatabase {
  payload: Payload;
  folder: string;
  close: () => Promise<void>;
}

/**
 * An empty database with the content system open on it: SQLite in a folder of its own, unless an address is given. Modules of content/ read
 * the settings when they are imported: import them after this.
 */
export async function openOwnDatabase(name: string, databaseUrl = ''): Promise<OwnDatabase> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  process.env.DATA_DIR = folder;
  process.env.DATABASE_URL = databaseUrl;
  const { openPayload } = await import('../../content/payload.ts');
  const payload = await openPayload();
  await payload.db.migrate();
  const close = async () => {
    await payload.destroy();
    rmSync(folder, { recursive: true });
  };
  return { payload, folder, close };
}
