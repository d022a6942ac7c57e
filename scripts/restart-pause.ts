const firstMs = 500;
const longestMs = 30_000;
/** A program that ran this long had started well: its end does not count as a failed start. */
const livedWellMs = 60_000;

/** How long to wait before a program that ended is started again. */
export function restartPause(previousMs: number | undefined, livedMs: number): number {
  if (previousMs === undefined || livedMs >= livedWellMs) return firstMs;
  return Math.min(previousMs * 2, longestMs);
}
