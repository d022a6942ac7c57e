/**
 * Tells the operator what failed, never what somebody typed: a database error repeats, in its message,
 * every value that was to be written.
 */
export function reportFailure(error: unknown): void {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const isQuery = error instanceof Error && error.message.startsWith('Failed query');
  if (!(cause instanceof Error)) console.error('Falha:', typeof cause);
  else if (isQuery && cause === error) console.error(`Falha: ${cause.name}`);
  else console.error(`Falha: ${cause.stack ?? cause.message}`);
}
