import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeDirectory, temporaryDirectory } from '../support/portal.ts';
import { databaseFiles } from './database-removed.ts';
import type { Fault } from './fault.ts';

const mark = (sign: '+i' | '-i', paths: string[]) => execFileSync('chattr', [sign, ...paths]);

/** Permissions do not stop root, nor whoever has the file open: the mark 'immutable' stops both. */
function whyNot(): string | undefined {
  const folder = temporaryDirectory();
  const file = join(folder, 'x');
  writeFileSync(file, '');
  const { status } = spawnSync('chattr', ['+i', file]);
  if (status === 0) mark('-i', [file]);
  removeDirectory(folder);
  return status === 0 ? undefined : 'é preciso `root` e um disco que conheça `chattr +i`';
}

export const databaseReadOnly: Fault = {
  key: 'database-read-only',
  name: 'O banco só para leitura',
  seconds: [5, 30],
  impossible: whyNot,
  async cause({ target, hold }) {
    const paths = databaseFiles
      .map((name) => join(target.dataDir, name))
      .filter((path) => existsSync(path));
    mark('+i', paths);
    try {
      await hold();
    } finally {
      mark('-i', paths);
    }
  },
};
