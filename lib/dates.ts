import { timeZone } from './time-zone.ts';

/** A day of the calendar as 'yyyy-mm-dd': no hour, no zone, sorts as text. */
export type Day = string;

const dayParts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
const clockParts = new Intl.DateTimeFormat('pt-BR', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
});
export const monthNames = names('long');
export const shortMonthNames = names('short');

function names(style: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat('pt-BR', { month: style, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) =>
    format.format(Date.UTC(2025, month, 1)).replace('.', ''),
  );
}

/** The day an instant falls on in Amapá. */
export function dayOf(instant: Date): Day {
  return dayParts.format(instant);
}

/** The time of day of an instant in Amapá, as 'HH:mm'. */
export function timeOf(instant: Date): string {
  return clockParts.format(instant);
}

/** Reads a day that someone typed into an address; undefined unless it exists in the calendar. */
export function parseDay(text: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  // JavaScript moves 31 February to 3 March instead of refusing it.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

/** A day of which somebody wrote the month as 'Jun'; undefined where there is no such month or day. */
export function dayFrom(year: number, shortMonth: string, day: number): Day | undefined {
  const month = shortMonthNames.indexOf(shortMonth.toLowerCase()) + 1;
  const two = (number: number) => String(number).padStart(2, '0');
  return parseDay(`${year}-${two(month)}-${two(day)}`);
}

/** The year of a day, where it must be said because it is not the present one. */
export function otherYear(day: Day, now: Date): string | undefined {
  const year = day.slice(0, 4);
  return year === dayOf(now).slice(0, 4) ? undefined : year;
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

export function dayOfMonth(day: Day): number {
  return Number(day.slice(8, 10));
}

/** 'maio' */
export function monthName(day: Day): string {
  return monthNames[Number(day.slice(5, 7)) - 1] ?? '';
}

/** 'mai' */
export function shortMonthName(day: Day): string {
  return shortMonthNames[Number(day.slice(5, 7)) - 1] ?? '';
}

/** '10 de maio de 2025' */
export function longDate(day: Day): string {
  return `${day.slice(8, 10)} de ${monthName(day)} de ${day.slice(0, 4)}`;
}

/** '10/05/2025' */
export function shortDate(day: Day): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}
