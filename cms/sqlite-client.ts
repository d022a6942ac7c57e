import {
  type Client,
  createClient,
  type InArgs,
  type InStatement,
  type Transaction,
  type TransactionMode,
} from '@libsql/client';
import { createTurns } from './turns.ts';

/** What is deleted is overwritten at once, not left to be read until its place is needed. */
const pragmas = ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON'];

/**
 * libsql's local client has two gaps that show under load: it opens a new connection after each
 * transaction and forgets our pragmas there, and it is synchronous, so a second writer of the same
 * process would block the very thread that the first needs to finish. Here writers take turns, and
 * every connection waits for the other process. Reads never wait: that is what WAL is for.
 */
export function createPatientClient(url: string, waitMs: number): Client {
  const inner = createClient({ url });
  const turns = createTurns(waitMs);
  let connectionIsNew = true;

  // No `await` before the caller's own statement: both must reach the same connection.
  const ready = () => {
    if (!connectionIsNew) return inner;
    connectionIsNew = false;
    // A fault here is met again, and told, by the statement that follows.
    for (const pragma of [`busy_timeout = ${waitMs}`, ...pragmas])
      inner.execute(`PRAGMA ${pragma}`).catch(() => undefined);
    return inner;
  };

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
      const run = () => ready().execute(whole);
      return isRead(whole.sql) ? run() : inTurn(run);
    },
    batch: (statements, mode) => inTurn(() => ready().batch(statements, mode)),
    migrate: (statements) => inTurn(() => ready().migrate(statements)),
    executeMultiple: (text) => inTurn(() => ready().executeMultiple(text)),
    async transaction(mode?: TransactionMode) {
      const done = await turns.take();
      try {
        const begun = ready().transaction(mode ?? 'write');
        connectionIsNew = true;
        return endingWith(await begun, done);
      } catch (error) {
        done();
        throw error;
      }
    },
    sync: () => inner.sync(),
    close: () => inner.close(),
    get closed() {
      return inner.closed;
    },
    protocol: inner.protocol,
  };
}

const isRead = (sql: string) => /^\s*(select|pragma|explain)\b/i.test(sql);

function endingWith(transaction: Transaction, done: () => void): Transaction {
  const finish = async (work: () => Promise<void>) => {
    try {
      await work();
    } finally {
      done();
    }
  };
  return {
    execute: (statement) => transaction.execute(statement),
    batch: (statements) => transaction.batch(statements),
    executeMultiple: (text) => transaction.executeMultiple(text),
    commit: () => finish(() => transaction.commit()),
    rollback: () => finish(() => transaction.rollback()),
    close: () => {
      transaction.close();
      done();
    },
    get closed() {
      return transaction.closed;
    },
  };
}
