import { setTimeout as pause } from 'node:timers/promises';
import { type Client, createClient, LibsqlError } from '@libsql/client';
import { type FileWatch, lostDatabase } from './sqlite-file.ts';

/** SQLite waits for a lock synchronously, which blocks the whole program: so only a moment. */
const momentMs = 2;
const betweenTriesMs = 10;

/** Deleted rows are overwritten at once. */
const pragmas = [
  `busy_timeout = ${momentMs}`,
  'journal_mode = WAL',
  'synchronous = FULL',
  'secure_delete = ON',
  // A read, because that opens the journal.
  'schema_version',
];

/** Tries again while another process holds the lock, up to a limit; meanwhile this program goes on. */
export async function retryWhileLocked<T>(work: () => Promise<T>, waitMs: number): Promise<T> {
  const end = performance.now() + waitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
    }
    await pause(betweenTriesMs);
  }
}

/** One connection, replaced only after it met a lock or when the file was replaced. */
export function createConnection(url: string, file: FileWatch) {
  let isClosed = false;
  let current: Promise<Client> | undefined;

  function client(): Promise<Client> {
    if (isClosed) throw new LibsqlError('The client is closed', 'CLIENT_CLOSED');
    if (current) return current;
    // The driver would create an empty file where the database is missing.
    if (!file.isTheSame()) throw lostDatabase();
    const opened = setUp(createClient({ url }));
    opened.then(file.noteOpening, () => leave(opened));
    current = opened;
    return opened;
  }

  function leave(left: Promise<Client> | undefined): void {
    if (current === left) current = undefined;
    left?.then((old) => old.close()).catch(() => undefined);
  }

  /**
   * The driver does not finalise a statement that met a lock until its memory is collected. Until then the
   * connection can neither commit nor see other writes (seen in a trial), so it is replaced.
   */
  async function run<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const mine = client();
    try {
      return await work(await mine);
    } catch (error) {
      if (isBusy(error)) leave(mine);
      throw error;
    }
  }

  client().catch(() => undefined);
  return {
    client,
    run,
    /** The next caller gets a connection to the current file. */
    renew: () => leave(current),
    close() {
      isClosed = true;
      leave(current);
    },
    get closed() {
      return isClosed;
    },
  };
}

async function setUp(client: Client): Promise<Client> {
  try {
    for (const pragma of pragmas) await client.execute(`PRAGMA ${pragma}`);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** The driver wraps some errors in its own class and not others; all have the code. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const isBusy = (error: unknown) => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));
