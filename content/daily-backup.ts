import { spawn } from 'node:child_process';
import type { MadeBackup } from '../cms/backup/make-backup.ts';
import { inCms } from '../cms/paths.ts';
import { runDailyBackup } from './backup-runs.ts';

/** The first one not at once: a start has other things to do. */
const everyMs = 10 * 60_000;

/** Makes a backup each day as long as this program runs. */
export function keepBackups(report: (error: unknown) => void): void {
  const look = () => runDailyBackup(new Date(), makeElsewhere).catch(report);
  setInterval(look, everyMs).unref();
}

/** In a program of its own and of low priority, so that no visitor waits for it. It ends with this one. */
function makeElsewhere(): Promise<MadeBackup> {
  return new Promise((resolve, reject) => {
    const program = inCms('..', 'scripts', 'backup.ts');
    const child = spawn(process.execPath, [program, '--daily'], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    let made: MadeBackup | undefined;
    child.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-2000);
    });
    child.on('message', (message) => {
      made = message as MadeBackup;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (made) resolve(made);
      else reject(new Error(said.trim() || `A cópia terminou antes do fim (${signal ?? code}).`));
    });
  });
}
