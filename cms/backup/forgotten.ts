import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { emailMarkOf } from '../entries/sealed-entry.ts';
import { settings } from '../settings.ts';

/**
 * What people asked us to forget, so that a backup of before brings nobody back. A list of lines beside the data and
 * beside the backups, because the database itself is what gets replaced. A line says when, and either the mark of an
 * address (no address) or the number of a row.
 */
export const forgottenFile = 'esquecidos.jsonl';

const line = z.union([
  z.object({ at: z.iso.datetime(), address: z.string() }),
  z.object({ at: z.iso.datetime(), from: z.string(), id: z.number() }),
]);

export type Forgotten = z.infer<typeof line>;

/** Everything that is tied to an address goes. Called before that is committed: what fails then was asked for anyway. */
export const noteForgottenAddress = (email: string): void =>
  note({ at: new Date().toISOString(), address: emailMarkOf(email) });

export const noteForgottenRow = (from: string, id: number): void =>
  note({ at: new Date().toISOString(), from, id });

function note(forgotten: Forgotten): void {
  // Begins a line of its own, also after one that was cut off.
  const text = `\n${JSON.stringify(forgotten)}\n`;
  append(settings.dataDir, text);
  try {
    append(settings.backupDir, text);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(`BACKUP_DIR não pode ser gravado (${code ?? message}).`);
  }
}

/** On the disk when it returns. Lines of two programs do not mix: each is one write to the end. */
function append(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = openSync(join(folder, forgottenFile), 'a', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** All that is noted in these folders, each once. A line that was cut off is left out. */
export function readForgotten(folders: string[]): Forgotten[] {
  const lines = folders.flatMap((folder) => textIn(folder).split('\n'));
  return [...new Set(lines)].flatMap((text) => {
    const found = line.safeParse(parsed(text)).data;
    return found ? [found] : [];
  });
}

function textIn(folder: string): string {
  try {
    return readFileSync(join(folder, forgottenFile), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const forgottenLines = (all: Forgotten[]): string =>
  all.map((one) => `${JSON.stringify(one)}\n`).join('');
