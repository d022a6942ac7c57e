/** The innermost error, which is the driver's own. */
export function rootCause(error: unknown): unknown {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause;
}

/**
 * A failure in words for the operator, without anything that somebody typed. A database error repeats every
 * value in its message; the driver's own error inside it does not.
 */
export function describeFailure(error: unknown): string {
  const cause = rootCause(error);
  if (!(cause instanceof Error)) return typeof cause;
  return cause.message.startsWith('Failed query') ? cause.name : (cause.stack ?? cause.message);
}
