/**
 * What failed, for the operator, never what somebody typed: a database error repeats, in its message,
 * every value that was to be written. The driver's own error, underneath, does not.
 */
export function describeFailure(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (!(cause instanceof Error)) return typeof cause;
  return cause.message.startsWith('Failed query') ? cause.name : (cause.stack ?? cause.message);
}
