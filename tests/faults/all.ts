import { databaseRemoved } from './database-removed.ts';
import type { Fault } from './fault.ts';
import { siteKilled } from './site-killed.ts';

/** In the order of the table. */
export const faults: Fault[] = [databaseRemoved, siteKilled];
