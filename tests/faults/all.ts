import { adminKilled } from './admin-killed.ts';
import { clockJumps } from './clock-jumps.ts';
import { databaseCorrupt } from './database-corrupt.ts';
import { databaseLocked } from './database-locked.ts';
import { databaseReadOnly } from './database-read-only.ts';
import { databaseRemoved } from './database-removed.ts';
import { diskFull } from './disk-full.ts';
import type { Fault } from './fault.ts';
import { largeHeaders } from './large-headers.ts';
import { mailDead, mailRefusing, mailSlow } from './mail.ts';
import { otherTimeZone } from './other-time-zone.ts';
import { postgresStopped } from './postgres-stopped.ts';
import { random } from './random.ts';
import { siteKilled } from './site-killed.ts';
import { slowConnections } from './slow-connections.ts';

/** In the order of the table. */
export const faults: Fault[] = [
  databaseLocked,
  databaseRemoved,
  databaseReadOnly,
  databaseCorrupt,
  diskFull,
  postgresStopped,
  mailDead,
  mailSlow,
  mailRefusing,
  adminKilled,
  siteKilled,
  clockJumps,
  otherTimeZone,
  slowConnections,
  largeHeaders,
  random,
];
