import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../lib/settings.ts';
import { StepError } from './run.ts';

type Marked = Pick<Settings, 'dataDir' | 'database'>;

const pathIn = (dataDir: string) => join(dataDir, 'database-mark');

/** Left once a database is complete: this folder's portal has content and accounts of its own. */
export function leaveMark({ dataDir, database }: Marked): void {
  writeFileSync(pathIn(dataDir), `${database.kind}\n`, { mode: 0o600 });
}

export function removeMark(dataDir: string): void {
  rmSync(pathIn(dataDir), { force: true });
}

/**
 * An empty database gets the sample and opens the first account to whoever comes. That is right for a
 * new portal, never for one whose database was lost. Another kind of database is a move, not a loss.
 */
export function refuseLoss({ dataDir, database }: Marked): void {
  if (markIn(dataDir) !== database.kind) return;
  throw new StepError(
    `O banco de dados deste portal sumiu ou está vazio. Restaure a cópia de segurança e comece de novo; para um portal novo, sem nada do que havia: npm start -- ${newDatabase}`,
  );
}

/** The word with which an operator says that it is meant to be empty. */
export const newDatabase = '--new-database';

function markIn(dataDir: string): string | undefined {
  try {
    return readFileSync(pathIn(dataDir), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
