import {
  type Client,
  createClient,
  type InArgs,
  type InStatement,
  LibsqlError,
  type Transaction,
  type TransactionMode,
} from '@libsql/client';
import { createTurns } from './turns.ts';

/** What is deleted is overwritten at once, not left to be read until its place is needed. */
const pragmas = ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON'];
/** A crowd of citizens who sign up at once waits in line; a database that is locked fails sooner. */
const longestTurnWait = 6;

/**
 * libsql's local client has gaps that show under load: after each transaction it opens a new connection,
 * which forgets our pragmas and reads the whole schema anew, and it is synchronous, so a second writer of
 * the same process would block the very thread that the first needs to finish. Here one connection
 * writes, taking turns, and another reads. Reads never wait: that is what WAL is for.
 */
export function createPatientClient(url: string, waitMs: number): Client {
  const [reader, writer] = [openConnection(url, waitMs), openConnection(url, waitMs)];
  const turns = createTurns(waitMs * longestTurnWait);

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const done = await turns.take();
    try {
      return await work();
    } finally {
      done();
    }
  };

  return {
    execute(statement: InStatement, args?: InArgs) {
      const whole =
        typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement;
      return isRead(whole.sql) ? reader.execute(whole) : inTurn(() => writer.execute(whole));
    },
    batch: (statements, mode) => inTurn(() => writer.batch(statements, mode)),
    migrate: (statements) => inTurn(() => writer.migrate(statements)),
    executeMultiple: (text) => inTurn(() => writer.executeMultiple(text)),
    async transaction(mode?: TransactionMode) {
      const done = await turns.take();
      try {
        await writer.execute(mode === 'read' ? 'BEGIN' : 'BEGIN IMMEDIATE');
      } catch (error) {
        done();
        throw error;
      }
      return openTransaction(writer, done);
    },
    sync: () => writer.sync(),
    close: () => {
      reader.close();
      writer.close();
    },
    get closed() {
      return writer.closed;
    },
    protocol: writer.protocol,
  };
}

const isRead = (sql: string) => /^\s*(select|pragma|explain)\b/i.test(sql);

function openConnection(url: string, waitMs: number): Client {
  const connection = createClient({ url });
  // The client is synchronous: these are done before any statement after them. A fault here is met
  // again, and told, by the statement that follows.
  for (const pragma of [`busy_timeout = ${waitMs}`, ...pragmas])
    connection.execute(`PRAGMA ${pragma}`).catch(() => undefined);
  return connection;
}

/** Between its turn and `done`, nobody else writes on this connection. */
function openTransaction(writer: Client, done: () => void): Transaction {
  let closed = false;
  let broken = false;

  /** SQLite itself may end a transaction on a fault; what came after would be written for good at once. */
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    if (closed || broken) throw new LibsqlError('The transaction is closed', 'TRANSACTION_CLOSED');
    try {
      return await work();
    } catch (error) {
      broken = !isConstraint(error);
      throw error;
    }
  };

  const end = async (work: () => Promise<unknown>) => {
    if (closed) return;
    try {
      await work();
    } catch (error) {
      await writer.execute('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      closed = true;
      done();
    }
  };
  const rollback = () => end(() => writer.execute('ROLLBACK').catch(() => undefined));

  return {
    execute: (statement) => guarded(() => writer.execute(statement)),
    async batch(statements) {
      const results = [];
      for (const statement of statements)
        results.push(await guarded(() => writer.execute(statement)));
      return results;
    },
    executeMultiple: () => Promise.reject(new Error('Not inside a transaction.')),
    commit: () => end(() => guarded(() => writer.execute('COMMIT'))),
    rollback,
    close: () => void rollback(),
    get closed() {
      return closed;
    },
  };
}

/** A constraint undoes its own statement only; the transaction lives on. */
const isConstraint = (error: unknown) =>
  error instanceof LibsqlError && error.code.startsWith('SQLITE_CONSTRAINT');
