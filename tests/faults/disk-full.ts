import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';

const size = '64m';

/** Writes until nothing more fits. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (const bytes of [1 << 20, 4096]) {
      try {
        for (;;) writeSync(handle, Buffer.alloc(bytes));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(handle);
  }
}

export const diskFull: Fault = {
  key: 'disk-full',
  name: 'O disco cheio',
  seconds: [5, 30],
  impossible: () =>
    process.platform === 'linux' && process.getuid?.() === 0
      ? undefined
      : 'é preciso `root` no Linux, para um disco pequeno',
  async prepare(dataDir) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=700`, 'tmpfs', dataDir]);
    // Lazily: the database's driver keeps files open here until its memory is collected.
    return { settings: {}, remove: () => void execFileSync('umount', ['-l', dataDir]) };
  },
  async cause({ target, hold }) {
    const filler = join(target.dataDir, 'enchimento');
    fill(filler);
    await hold();
    rmSync(filler);
  },
};
