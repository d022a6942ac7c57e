import { describeFailure } from '../../lib/describe-failure.ts';
import { isLostDatabase } from '../../lib/lost-database.ts';

/** Tells the operator what failed, never what somebody typed. A lost database is told once, by its watch. */
export function reportFailure(error: unknown): void {
  if (!isLostDatabase(error)) console.error(`Falha: ${describeFailure(error)}`);
}
