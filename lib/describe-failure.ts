/** The innermost error, which is the driver's own. */
export function rootCause(error: unknown): unknown {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause;
}

/** Of many failures at once: they mostly have one reason. */
const mostTold = 3;

/**
 * A failure in words for the operator, without anything that somebody typed. A database error repeats every
 * value in its message; the driver's own error inside it does not.
 */
export function describeFailure(error: unknown): string {
  if (error instanceof AggregateError)
    return [error.message, ...error.errors.slice(0, mostTold).map(describeFailure)].join('\n');
  const cause = rootCause(error);
  if (!(cause instanceof Error)) return typeof cause;
  return cause.message.startsWith('Failed query') ? cause.name : (cause.stack ?? cause.message);
}
