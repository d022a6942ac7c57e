import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Far longer than a copy takes; the number of a process that is gone may be another's by then. */
const longestMs = 60 * 60_000;

/** Whether this process may write the folder: one at a time does. A process that is gone holds nothing. */
export function takeFolder(folder: string): boolean {
  const file = `${folder}.pid`;
  mkdirSync(dirname(file), { recursive: true });
  if (isRunning(holderOf(file)) && ageOf(file) < longestMs) return false;
  rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    return false;
  }
  process.on('exit', () => rmSync(file, { force: true }));
  return true;
}

function ageOf(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function holderOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isRunning(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, but is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
