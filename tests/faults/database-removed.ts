import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';

export const databaseFiles = ['portal.db', 'portal.db-wal', 'portal.db-shm'];

export const databaseRemoved: Fault = {
  key: 'database-removed',
  name: 'O arquivo do banco tirado do lugar, e posto de volta',
  seconds: [5, 30],
  async cause({ target, hold }) {
    const paths = databaseFiles
      .map((name) => join(target.dataDir, name))
      .filter((path) => existsSync(path));
    for (const path of paths) renameSync(path, `${path}.fora`);
    await hold();
    for (const path of paths) renameSync(`${path}.fora`, path);
  },
};
