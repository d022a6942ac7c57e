import { type Day, dayOfMonth, monthName, parseDay, yearOf } from './dates.ts';
import { weekdayIndex } from './weekdays.ts';

/** A month of the calendar as 'yyyy-mm'. */
export type Month = string;

/** The years that the calendar shows. */
const firstYear = 1900;
const lastYear = 2199;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** Reads a month that someone typed into an address. */
export function parseMonth(text: string): Month | undefined {
  const first = parseCalendarDay(`${text}-01`);
  return first ? monthOf(first) : undefined;
}

/** A day that the calendar can show: one that exists, in a year that one can leaf to. */
export function parseCalendarDay(text: string): Day | undefined {
  const day = parseDay(text);
  return day && yearOf(day) >= firstYear && yearOf(day) <= lastYear ? day : undefined;
}

/** Reads a year that someone typed into an address. */
export function parseYear(text: string): number | undefined {
  return parseCalendarDay(`${text}-01-01`) ? Number(text) : undefined;
}

/** The month so many months later, or undefined beyond what the calendar shows. */
export function shiftMonth(month: Month, by: number): Month | undefined {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return parseMonth(new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7));
}

/** How many days after the first the second is; below zero, before. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

export function shiftDay(day: Day, by: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
}

export function daysOf(month: Month): Day[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/** Rows of seven, Sunday first; a place before the first or after the last day is undefined. */
export function weeksOf(month: Month): (Day | undefined)[][] {
  const days = daysOf(month);
  const before = weekdayIndex(days[0] ?? '');
  const places = [...Array.from({ length: before }, () => undefined), ...days];
  const rows = Math.ceil(places.length / 7);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => places[row * 7 + column]),
  );
}

/** 'maio de 2025' */
export function monthTitle(month: Month): string {
  return `${monthName(`${month}-01`)} de ${month.slice(0, 4)}`;
}

/** '10 de maio' */
export function dayAndMonth(day: Day): string {
  return `${dayOfMonth(day)} de ${monthName(day)}`;
}

/** What lasts for several days is on each of them. */
export function isOnDay({ day, lastDay }: { day: Day; lastDay: Day }, asked: Day): boolean {
  return day <= asked && lastDay >= asked;
}
