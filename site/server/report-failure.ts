import { describeFailure } from '../../lib/describe-failure.ts';
import { isLostDatabase } from '../../lib/lost-database.ts';

/** Logs what failed, without anything that somebody typed. A lost database is logged once, by its watch. */
export function reportFailure(error: unknown): void {
  if (!isLostDatabase(error)) console.error(`Falha: ${describeFailure(error)}`);
}
