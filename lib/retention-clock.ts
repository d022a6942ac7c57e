/** What housekeeping noted when it ran last. */
export interface LastRun {
  at: string;
  /** Since when the clock is not believed. */
  doubtedSince?: string;
}

const hourMs = 3_600_000;
/** Housekeeping runs every hour; a machine that is off for a night or a day is within it. */
const longestMs = 48 * hourMs;
const confirmedAfterMs = 24 * hourMs;

/**
 * Whether what is old may be deleted now, and what to note. After a jump of the clock, in either direction, everything
 * may look old that is not. So nothing is deleted by its age until a run a day later, by the same clock, has come to
 * it without another jump. A portal that was switched off for a week waits that day too.
 */
export function judgeClock(
  last: LastRun | undefined,
  now: Date,
): { isTrusted: boolean; run: LastRun } {
  const at = now.toISOString();
  if (!last) return { isTrusted: true, run: { at } };
  const hasJumped = Math.abs(now.getTime() - Date.parse(last.at)) > longestMs;
  const doubtedSince = hasJumped ? at : last.doubtedSince;
  if (!doubtedSince || now.getTime() - Date.parse(doubtedSince) >= confirmedAfterMs)
    return { isTrusted: true, run: { at } };
  return { isTrusted: false, run: { at, doubtedSince } };
}
