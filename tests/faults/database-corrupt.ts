import { closeSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { query } from '../support/site.ts';
import { databaseFiles } from './database-removed.ts';
import type { Fault } from './fault.ts';

/** Rubbish over everything after the first page, which says that it is a database. */
function damage(file: string): void {
  const firstPage = 4096;
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(statSync(file).size - firstPage, 'rubbish'), 0, null, firstPage);
  closeSync(handle);
}

export const databaseCorrupt: Fault = {
  key: 'database-corrupt',
  name: 'O banco danificado no disco, e a cópia posta no lugar',
  seconds: [5, 30],
  async cause({ target, load, hold }) {
    const [file = '', ...journals] = databaseFiles.map((name) => join(target.dataDir, name));
    const copy = join(target.dataDir, 'copia.db');
    // Nothing is written between the copy and the damage: no copy can have what came after it.
    await load.holdWrites();
    await query(target.dataDir, 'VACUUM INTO ?', [copy]);
    await query(target.dataDir, 'PRAGMA wal_checkpoint(TRUNCATE)');
    damage(file);
    load.releaseWrites();
    await hold();
    for (const path of [file, ...journals]) rmSync(path, { force: true });
    renameSync(copy, file);
  },
};
