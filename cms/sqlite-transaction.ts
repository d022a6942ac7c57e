import { type Client, LibsqlError, type Transaction } from '@libsql/client';
import { codeOf } from './sqlite-connection.ts';
import { type FileWatch, lostDatabase } from './sqlite-file.ts';

/** An open transaction. Until `done` is called nobody else writes on this connection. */
export function openTransaction(writer: Client, file: FileWatch, done: () => void): Transaction {
  let closed = false;
  let broken = false;

  /** SQLite may end a transaction on an error; statements after that would be written outside of it. */
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
    commit: () =>
      end(() =>
        guarded(async () => {
          await writer.execute('COMMIT');
          // The file was deleted while it was written: the data is lost, so this must fail.
          if (!file.isTheSame()) throw lostDatabase();
        }),
      ),
    rollback,
    close: () => void rollback(),
    get closed() {
      return closed;
    },
  };
}

/** A constraint error undoes only its own statement; the transaction stays open. */
const isConstraint = (error: unknown) => codeOf(error).startsWith('SQLITE_CONSTRAINT');
