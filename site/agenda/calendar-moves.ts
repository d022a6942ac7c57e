import type { Day } from '../../lib/dates.ts';
import { shiftDay } from '../../lib/month.ts';
import { weekdayIndex } from '../../lib/weekdays.ts';

/** The same day of another month, or its last: 31 January, a month later, is 28 February. */
function inMonth(day: Day, by: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + by, 0));
  if (date < last.getUTCDate()) last.setUTCDate(date);
  return last.toISOString().slice(0, 10);
}

/** The days that the keys of the calendar lead to. */
export const moves = new Map<string, (day: Day) => Day>([
  ['ArrowLeft', (day) => shiftDay(day, -1)],
  ['ArrowRight', (day) => shiftDay(day, 1)],
  ['ArrowUp', (day) => shiftDay(day, -7)],
  ['ArrowDown', (day) => shiftDay(day, 7)],
  ['Home', (day) => shiftDay(day, -weekdayIndex(day))],
  ['End', (day) => shiftDay(day, 6 - weekdayIndex(day))],
  ['PageUp', (day) => inMonth(day, -1)],
  ['PageDown', (day) => inMonth(day, 1)],
]);
