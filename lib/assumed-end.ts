/** Where nobody said when it ends, or said nonsense, it is taken to last an hour. */
const hourMs = 3_600_000;

export function assumedEnd(startsAt: Date, endsAt: Date | undefined): Date {
  return endsAt && endsAt > startsAt ? endsAt : new Date(startsAt.getTime() + hourMs);
}
