const longestHours = 24;

/** '1:42:10'. Undefined for what can't be a broadcast: nobody ended it in time, or the clock was set back. */
export function clockDuration(fromMs: number, toMs: number): string | undefined {
  const seconds = Math.floor((toMs - fromMs) / 1000);
  if (!(seconds >= 0) || seconds >= longestHours * 3600) return undefined;
  const two = (count: number) => String(count).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
