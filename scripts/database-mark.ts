import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../lib/settings.ts';
import { StepError } from './run.ts';

type Marked = Pick<Settings, 'dataDir' | 'database'>;

const pathIn = (dataDir: string) => join(dataDir, 'database-mark');

/** Written once a database is complete: this folder's portal has content and accounts. */
export function leaveMark({ dataDir, database }: Marked): void {
  writeFileSync(pathIn(dataDir), `${database.kind}\n`, { mode: 0o600 });
}

export function removeMark(dataDir: string): void {
  rmSync(pathIn(dataDir), { force: true });
}

/**
 * An empty database gets the sample and lets anybody create the first account. That is right for a new
 * portal, never for one whose database was lost. A change from SQLite to PostgreSQL or back is not a loss.
 */
export function refuseLoss({ dataDir, database }: Marked): void {
  if (markIn(dataDir) !== database.kind) return;
  throw new StepError(
    `O banco de dados deste portal sumiu ou está vazio. Restaure a cópia de segurança e comece de novo; para um portal novo, sem nada do que havia: npm start -- ${newDatabase}`,
  );
}

/** The option with which an operator asks for an empty database. */
export const newDatabase = '--new-database';

function markIn(dataDir: string): string | undefined {
  try {
    return readFileSync(pathIn(dataDir), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
