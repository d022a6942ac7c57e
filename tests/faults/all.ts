import { adminKilled } from './admin-killed.ts';
import { databaseCorrupt } from './database-corrupt.ts';
import { databaseLocked } from './database-locked.ts';
import { databaseReadOnly } from './database-read-only.ts';
import { databaseRemoved } from './database-removed.ts';
import { diskFull } from './disk-full.ts';
import type { Fault } from './fault.ts';
import { postgresStopped } from './postgres-stopped.ts';
import { siteKilled } from './site-killed.ts';

/** In the order of the table. */
export const faults: Fault[] = [
  databaseLocked,
  databaseRemoved,
  databaseReadOnly,
  databaseCorrupt,
  diskFull,
  postgresStopped,
  adminKilled,
  siteKilled,
];
