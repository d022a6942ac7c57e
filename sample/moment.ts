import { instantAt } from '../lib/local-moment.ts';

/** A day and an hour on a clock in Amapá, as the stored instant. */
export function moment(day: string, hour: string): string {
  return instantAt(day, hour).toISOString();
}
