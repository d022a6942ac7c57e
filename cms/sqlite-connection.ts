import { setTimeout as pause } from 'node:timers/promises';
import { type Client, createClient, LibsqlError } from '@libsql/client';
import { type FileWatch, lostDatabase } from './sqlite-file.ts';

/** SQLite waits for a lock by standing still, and the whole program with it: hardly a moment, then. */
const momentMs = 2;
const betweenTriesMs = 10;

/** What is deleted is overwritten at once, not left to be read until its place is needed. */
const pragmas = [
  `busy_timeout = ${momentMs}`,
  'journal_mode = WAL',
  'synchronous = FULL',
  'secure_delete = ON',
  // Reads, which opens the journal.
  'schema_version',
];

/** Again while another process is in the way, up to a limit; in between, this one goes on working. */
export async function patiently<T>(work: () => Promise<T>, waitMs: number): Promise<T> {
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

/** One connection that is kept for good, unless a lock spoils it or the file is replaced. */
export function createConnection(url: string, file: FileWatch) {
  let isClosed = false;
  let current: Promise<Client> | undefined;

  function client(): Promise<Client> {
    if (isClosed) throw new LibsqlError('The client is closed', 'CLIENT_CLOSED');
    if (current) return current;
    // The driver would make an empty file in the place of one that is gone.
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
   * The driver leaves a statement that met a lock half done until its memory is collected. Meanwhile its
   * connection can neither commit nor see what others write (seen in a trial), so it is replaced.
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
    /** The next one who asks gets a connection to the file that lies there now. */
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
