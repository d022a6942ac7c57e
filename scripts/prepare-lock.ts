import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, LibsqlError, type Transaction } from '@libsql/client';
import pg from 'pg';
import type { Settings } from '../lib/settings.ts';
import { noAnswer, patienceMs } from './check-surroundings.ts';

type Held = Pick<Settings, 'dataDir' | 'database'>;

const lookEveryMs = 100;
/** Any number that nothing else in this database locks. */
const advisory = 20_250_512;

/**
 * Programs that are started apart prepare the same database: one of them migrates, the others wait. The system
 * frees both locks when their holder dies.
 */
export async function oneAtATime<T>(settings: Held, work: () => Promise<T>): Promise<T> {
  const free = await (settings.database.kind === 'postgres'
    ? lockPostgres(settings.database.url)
    : lockFile(join(settings.dataDir, 'preparing.db')));
  try {
    return await work();
  } finally {
    // Its failure must not hide that of the work; the lock ends with this program at the latest.
    await free().catch(() => undefined);
  }
}

async function lockPostgres(connectionString: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patienceMs });
  // Without a listener, a connection lost later would end this program.
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    throw noAnswer(error);
  });
  await client.query('SELECT pg_advisory_lock($1)', [advisory]);
  return () => client.end();
}

/** A file of its own: the database itself is written while the lock is held. */
async function lockFile(path: string): Promise<() => Promise<void>> {
  const client = createClient({ url: `file:${path}` });
  const held = await begin(() => client.transaction('write'));
  return async () => {
    await held.rollback().finally(() => client.close());
  };
}

async function begin(attempt: () => Promise<Transaction>): Promise<Transaction> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof LibsqlError) || !error.code.startsWith('SQLITE_BUSY')) throw error;
      await pause(lookEveryMs);
    }
  }
}
