import {
  type Client,
  type InArgs,
  type InStatement,
  LibsqlError,
  type ResultSet,
  type Transaction,
} from '@libsql/client';
import { createConnection, patiently } from './sqlite-connection.ts';
import { createFileWatch } from './sqlite-file.ts';
import { openTransaction } from './sqlite-transaction.ts';
import { createTurns } from './turns.ts';

/** A crowd of citizens who sign up at once waits in line; a database that is locked fails sooner. */
const longestTurnWait = 6;
/** Somebody who reads for long holds up the journal, and must not hold up every writer with it. */
const journalWaitMs = 500;

export interface PatientClient extends Client {
  /** Writes the whole file anew and empties the journal: no byte of what was deleted is left. */
  rewrite(): Promise<void>;
  /** How often the file was replaced and opened anew; undefined while it is lost. */
  timesReopened(): Promise<number | undefined>;
}

/**
 * libsql's local client has gaps that show under load: after each transaction it opens a new connection,
 * which forgets our pragmas and reads the whole schema anew, and it is synchronous, so whoever waits for
 * a lock blocks the whole program, even the one that holds it. Here one connection writes, taking turns,
 * and another reads. A read needs no turn and no writer holds it up: that is what WAL is for.
 *
 * Each call first looks whether the file is still the one that was opened (decision 021).
 *
 * Long because every method of libsql's client shares the two connections and the turns.
 */
export function createPatientClient(url: string, waitMs: number): PatientClient {
  const file = createFileWatch(url);
  const [reader, writer] = [createConnection(url, file), createConnection(url, file)];
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

  /** The first line leaves nothing behind when it fails; the second then hardly ever does. */
  const begin = () =>
    patiently(async () => {
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

  /** Whoever holds the lock meets no other, so nothing in here has to be tried again. */
  const allTogether = async (statements: InStatement[]): Promise<ResultSet[]> => {
    const together = await transaction();
    try {
      const results = await together.batch(statements);
      await together.commit();
      return results;
    } finally {
      together.close();
    }
  };

  const outsideTransaction = (statement: InStatement) =>
    inTurn(() => patiently(() => writer.run((client) => client.execute(statement)), waitMs));

  return {
    async execute(text: InStatement, args?: InArgs) {
      const statement = typeof text === 'string' ? { sql: text, args: args ?? [] } : text;
      if (isRead(statement.sql)) {
        await ensureFile();
        return patiently(() => reader.run((client) => client.execute(statement)), waitMs);
      }
      if (isSetting(statement.sql)) return outsideTransaction(statement);
      const [result] = await allTogether([statement]);
      return result as ResultSet;
    },
    batch: allTogether,
    migrate: () => Promise.reject(new Error('Payload has migrations of its own.')),
    // Not tried again: nobody knows how far it came.
    executeMultiple: (text) => inTurn(async () => (await writer.client()).executeMultiple(text)),
    transaction,
    rewrite: () =>
      inTurn(async () => {
        await patiently(async () => (await writer.client()).executeMultiple('VACUUM'), waitMs);
        await patiently(async () => {
          const client = await writer.client();
          const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
          if (Number(rows[0]?.busy) !== 0)
            throw new LibsqlError('The journal is in use.', 'SQLITE_BUSY');
        }, journalWaitMs);
      }),
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
