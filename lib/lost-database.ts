import { rootCause } from './describe-failure.ts';

/** The code of the error that every use of a deleted or replaced database file ends with. */
export const lostDatabaseCode = 'DATABASE_LOST';

export function isLostDatabase(error: unknown): boolean {
  const cause = rootCause(error);
  return cause instanceof Error && 'code' in cause && cause.code === lostDatabaseCode;
}
