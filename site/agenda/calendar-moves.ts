/*
 * The days that the keys of the calendar lead to. Without lib/month.ts: this is in the script of every
 * page, and the modules behind that one are also in a team's list, which would make a second file.
 */
const text = (date: Date) => date.toISOString().slice(0, 10);
const dayLength = 86_400_000;

const shifted = (day: string, by: number) => text(new Date(Date.parse(day) + by * dayLength));
const weekday = (day: string) => new Date(day).getUTCDay();

/** The same day of another month, or its last: 31 January, a month later, is 28 February. */
function inMonth(day: string, by: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + by, 0));
  if (date < last.getUTCDate()) last.setUTCDate(date);
  return text(last);
}

export const moves = new Map<string, (day: string) => string>([
  ['ArrowLeft', (day) => shifted(day, -1)],
  ['ArrowRight', (day) => shifted(day, 1)],
  ['ArrowUp', (day) => shifted(day, -7)],
  ['ArrowDown', (day) => shifted(day, 7)],
  ['Home', (day) => shifted(day, -weekday(day))],
  ['End', (day) => shifted(day, 6 - weekday(day))],
  ['PageUp', (day) => inMonth(day, -1)],
  ['PageDown', (day) => inMonth(day, 1)],
]);
