/** Underneath what wraps it: the driver's own error. */
export function rootCause(error: unknown): unknown {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause;
}

/**
 * What failed, for the operator, never what somebody typed: a database error repeats, in its message,
 * every value that was to be written. The driver's own error, underneath, does not.
 */
export function describeFailure(error: unknown): string {
  const cause = rootCause(error);
  if (!(cause instanceof Error)) return typeof cause;
  return cause.message.startsWith('Failed query') ? cause.name : (cause.stack ?? cause.message);
}
