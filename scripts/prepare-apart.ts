import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run.ts';

/** What the preparation found out. */
export interface Prepared {
  hasEditors: boolean;
}

/** Runs the preparation to its end; undefined when it failed, which it has told already. */
export function prepareApart(args: string[] = []): Promise<Prepared | undefined> {
  const child = spawn(process.execPath, [join(root, 'scripts/prepare.ts'), ...args], {
    cwd: root,
    // The channel closes when we end, even by force.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let prepared: Prepared | undefined;
    child.on('message', (message) => {
      prepared = message as Prepared;
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0 ? prepared : undefined));
  });
}
