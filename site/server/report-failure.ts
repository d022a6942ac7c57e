import { describeFailure } from '../../lib/describe-failure.ts';

/** Tells the operator what failed, never what somebody typed. */
export function reportFailure(error: unknown): void {
  console.error(`Falha: ${describeFailure(error)}`);
}
