/** Where no end is given, or one before the start, an hour is assumed. */
const hourMs = 3_600_000;

export function assumedEnd(startsAt: Date, endsAt: Date | undefined): Date {
  return endsAt && endsAt > startsAt ? endsAt : new Date(startsAt.getTime() + hourMs);
}
