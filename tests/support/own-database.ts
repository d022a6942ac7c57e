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
 * An empty SQLite database in a folder of its own, with the content system open on it. Modules of content/ read
 * the settings when they are imported: import them after this.
 */
export async function openOwnDatabase(name: string): Promise<OwnDatabase> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  process.env.DATA_DIR = folder;
  process.env.DATABASE_URL = '';
  const { openPayload } = await import('../../content/payload.ts');
  const payload = await openPayload();
  await payload.db.migrate();
  const close = async () => {
    await payload.destroy();
    rmSync(folder, { recursive: true });
  };
  return { payload, folder, close };
}
