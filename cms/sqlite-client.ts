import {
  type Client,
  type InArgs,
  type InStatement,
  LibsqlError,
  type ResultSet,
  type Transaction,
} from '@libsql/client';
import { createGiveWay } from './give-way.ts';
import { createConnection, retryWhileLocked } from './sqlite-connection.ts';
import { createFileWatch } from './sqlite-file.ts';
import { openTransaction } from './sqlite-transaction.ts';
import { createTurns } from './turns.ts';

/** Many citizens who sign up at once wait in line for so many times the wait for a locked database. */
const longestTurnWait = 6;
/** A long read keeps the journal from being emptied; waiting for it longer would block every writer. */
const journalWaitMs = 500;

export interface SqliteClient extends Client {
  /** Writes what is in the journal into the file, and leaves the journal empty. */
  emptyJournal(): Promise<void>;
  /** How often the file was replaced and opened anew; undefined while it is lost. */
  timesReopened(): Promise<number | undefined>;
}

/**
 * libsql's local client has gaps that show under load: after each transaction it opens a new connection,
 * which loses our pragmas and reads the schema again; and it is synchronous, so waiting for a lock blocks the
 * whole program, even the part that holds it. Here one connection writes, one caller at a time, and another
 * reads. With WAL, reads do not wait for writes.
 *
 * Each call first checks that the file is still the one that was opened (decision 021).
 *
 * Long because every method of libsql's client shares the two connections and the turns.
 */
export function createSqliteClient(url: string, waitMs: number): SqliteClient {
  const file = createFileWatch(url);
  const [reader, writer] = [createConnection(url, file), createConnection(url, file)];
  const giveWay = createGiveWay();
  const turns = createTurns(waitMs * longestTurnWait);
  const ensureFile = () =>
    file.ensure(() => {
      reader.renew();
      writer.renew();
    });

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const done = await turns.take();
    try {
      await ensureFile();
      return await work();
    } finally {
      done();
    }
  };

  /** The first statement leaves nothing open when it fails; if it works, the second hardly ever fails. */
  const begin = () =>
    retryWhileLocked(async () => {
      await (await writer.client()).executeMultiple('BEGIN IMMEDIATE; ROLLBACK');
      return writer.run(async (client) => {
        await client.execute('BEGIN IMMEDIATE');
        return client;
      });
    }, waitMs);

  const transaction = async (): Promise<Transaction> => {
    const done = await turns.take();
    try {
      await ensureFile();
      return openTransaction(await begin(), file, done);
    } catch (error) {
      done();
      throw error;
    }
  };

  /** Inside the lock nothing can be locked out, so nothing has to be tried again. */
  const inOneTransaction = async (statements: InStatement[]): Promise<ResultSet[]> => {
    const opened = await transaction();
    try {
      const results = await opened.batch(statements);
      await opened.commit();
      return results;
    } finally {
      opened.close();
    }
  };

  const outsideTransaction = (statement: InStatement) =>
    inTurn(() => retryWhileLocked(() => writer.run((client) => client.execute(statement)), waitMs));

  return {
    async execute(text: InStatement, args?: InArgs) {
      const statement = typeof text === 'string' ? { sql: text, args: args ?? [] } : text;
      if (isRead(statement.sql)) {
        await ensureFile();
        // The connection is taken after the wait, in which it may be replaced.
        const read = () => reader.run((client) => client.execute(statement));
        return retryWhileLocked(() => giveWay(read), waitMs);
      }
      if (isSetting(statement.sql)) return outsideTransaction(statement);
      const [result] = await inOneTransaction([statement]);
      return result as ResultSet;
    },
    batch: inOneTransaction,
    migrate: () => Promise.reject(new Error('Payload has migrations of its own.')),
    // Not tried again: it is unknown how many statements were done.
    executeMultiple: (text) => inTurn(async () => (await writer.client()).executeMultiple(text)),
    transaction,
    emptyJournal: () =>
      inTurn(() =>
        retryWhileLocked(async () => {
          const client = await writer.client();
          const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
          if (Number(rows[0]?.busy) !== 0)
            throw new LibsqlError('The journal is in use.', 'SQLITE_BUSY');
        }, journalWaitMs),
      ),
    async timesReopened() {
      try {
        await ensureFile();
        return file.timesReplaced;
      } catch {
        return undefined;
      }
    },
    sync: async () => (await writer.client()).sync(),
    close: () => {
      reader.close();
      writer.close();
    },
    get closed() {
      return writer.closed;
    },
    protocol: 'file',
  };
}

const isRead = (sql: string) => /^\s*(select|explain)\b/i.test(sql);
/** What SQLite refuses, or ignores, inside a transaction. */
const isSetting = (sql: string) => /^\s*(pragma|vacuum)\b/i.test(sql);
