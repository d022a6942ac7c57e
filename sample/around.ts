import { moment } from './moment.ts';

/** The moment around which the sample's open dates are written: the one at which tests stop the clock. */
const written = Date.parse(moment('2025-05-12', '09:00'));
const weekMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Moves what the sample writes around its own day to the day on which it is loaded. By whole weeks, so that
 * Saturdays stay Saturdays, and rounded down, so that what has happened has happened.
 */
export function around(now: Date): (instant: string) => string {
  const shift = Math.floor((now.getTime() - written) / weekMs) * weekMs;
  return (instant) => new Date(Date.parse(instant) + shift).toISOString();
}
