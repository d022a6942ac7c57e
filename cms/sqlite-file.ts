import { renameSync, rmSync, statSync } from 'node:fs';
import { createClient, LibsqlError } from '@libsql/client';
import { lostDatabaseCode } from '../lib/lost-database.ts';
import type { Settings } from '../lib/settings.ts';

export const lostDatabase = () =>
  new LibsqlError('The database file is gone or is another one.', lostDatabaseCode);

/** As the driver reads it. */
export const fileOf = (url: string) => decodeURIComponent(url.slice('file:'.length));

/** Checking whether another file is complete means reading all of it, so not more often than this. */
const betweenLooksMs = 1000;

/**
 * Knows which file this program opened. SQLite goes on writing into a file that was deleted or replaced
 * without an error, and what it writes there is lost when the program ends.
 *
 * Long because its functions share what is known about the file.
 */
export function createFileWatch(url: string) {
  const path = fileOf(url);
  let opened: string | undefined;
  let journals: (readonly [path: string, identity: string | undefined])[] = [];
  let timesReplaced = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  /** Also true before anything was opened. */
  const isTheSame = () => opened === undefined || identityOf(path) === opened;

  /** Accepts the file that replaced ours, once it is complete. */
  async function replace(renew: () => void): Promise<void> {
    const identity = identityOf(path);
    if (identity === undefined) return;
    setJournalsAside();
    if ((await inspectFile(url).catch(() => 'damaged')) !== 'complete') return;
    opened = identity;
    timesReplaced += 1;
    renew();
  }

  /**
   * SQLite would apply the journal of the lost file to the new file, and damage it. It is renamed, not
   * deleted, because it holds the last writes.
   */
  function setJournalsAside(): void {
    for (const [name, identity] of journals) {
      if (identity === undefined || identityOf(name) !== identity) continue;
      if (name.endsWith('-shm')) rmSync(name, { force: true });
      else renameSync(name, `${name}.perdido-${Date.now()}`);
    }
    journals = [];
    // Even our own file, if it came back, would now lack its journal.
    opened = '';
  }

  return {
    isTheSame,
    get timesReplaced() {
      return timesReplaced;
    },
    /** Fails while the file is missing; where another replaced it, asks for new connections. */
    async ensure(renew: () => void): Promise<void> {
      if (isTheSame()) return;
      if (performance.now() - lookedAt >= betweenLooksMs) {
        lookedAt = performance.now();
        looking ??= replace(renew).finally(() => {
          looking = undefined;
        });
      }
      await looking;
      if (!isTheSame()) throw lostDatabase();
    },
    /** Called by each new connection: while one is open, the journals stay the same files. */
    noteOpening(): void {
      opened ??= identityOf(path);
      if (identityOf(path) !== opened) return;
      journals = [`${path}-wal`, `${path}-shm`].map((name) => [name, identityOf(name)] as const);
    },
  };
}

export type FileWatch = ReturnType<typeof createFileWatch>;

/** An open file keeps its inode number even when deleted, so no other file gets the same. */
function identityOf(path: string): string | undefined {
  try {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found && `${found.dev}:${found.ino}`;
  } catch {
    return undefined;
  }
}

/** The driver creates an empty database where there is none; only the start script may do that. */
export function requireFile({ kind, url }: Settings['database']): void {
  if (kind !== 'sqlite') return;
  if (statSync(fileOf(url), { throwIfNoEntry: false })?.size) return;
  console.error(`O arquivo do banco de dados não está no lugar: ${fileOf(url)}`);
  process.exit(1);
}

export type FileState = 'missing' | 'empty' | 'damaged' | 'complete';

/** The state of the file, without changing it; a file that is still being copied is not complete. */
export async function inspectFile(url: string): Promise<FileState> {
  const found = statSync(fileOf(url), { throwIfNoEntry: false });
  if (!found) return 'missing';
  if (found.size === 0) return 'empty';
  const client = createClient({ url });
  try {
    const { rows } = await client.execute('PRAGMA quick_check(1)');
    if (rows[0]?.[0] !== 'ok') return 'damaged';
    const tables = await client.execute(
      "SELECT 1 FROM sqlite_schema WHERE name = 'content_version' AND type = 'table'",
    );
    if (tables.rows.length === 0) return 'empty';
    const version = await client.execute('SELECT 1 FROM content_version LIMIT 1');
    return version.rows.length > 0 ? 'complete' : 'empty';
  } catch (error) {
    if (isDamage(error)) return 'damaged';
    throw error;
  } finally {
    client.close();
  }
}

const isDamage = (error: unknown) =>
  error instanceof Error && 'code' in error && /^SQLITE_(NOTADB|CORRUPT)/.test(String(error.code));
