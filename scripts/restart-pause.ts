const firstMs = 500;
const longestMs = 30_000;
/** Whoever lived this long had started well: what ended it is a new story. */
const livedWellMs = 60_000;

/** How long to wait before a program that ended is started again. */
export function restartPause(previousMs: number | undefined, livedMs: number): number {
  if (previousMs === undefined || livedMs >= livedWellMs) return firstMs;
  return Math.min(previousMs * 2, longestMs);
}
