import { type Client, LibsqlError, type Transaction } from '@libsql/client';
import { codeOf } from './sqlite-connection.ts';
import { type FileWatch, lostDatabase } from './sqlite-file.ts';

/** Between its turn and `done`, nobody else writes on this connection. */
export function openTransaction(writer: Client, file: FileWatch, done: () => void): Transaction {
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
    commit: () =>
      end(() =>
        guarded(async () => {
          await writer.execute('COMMIT');
          // Deleted while it was being written: nobody may read that this was kept.
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

/** A constraint undoes its own statement only; the transaction lives on. */
const isConstraint = (error: unknown) => codeOf(error).startsWith('SQLITE_CONSTRAINT');
