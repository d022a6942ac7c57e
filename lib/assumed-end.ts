/** Where nobody said when it ends, it is taken to last an hour. */
const hourMs = 3_600_000;

export function assumedEnd(startsAt: Date, endsAt: Date | undefined): Date {
  return endsAt ?? new Date(startsAt.getTime() + hourMs);
}
