import type { Day } from './dates.ts';
import { type Weekday, weekdays } from './vocabulary.ts';

/** Sunday first. */
export const week = Object.keys(weekdays) as Weekday[];

/** 0 is Sunday. */
export function weekdayIndex(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

export function weekdayOf(day: Day): Weekday {
  return week[weekdayIndex(day)] ?? 'dom';
}

/** 'segunda-feira' */
export function weekdayName(day: Day): string {
  return weekdays[weekdayOf(day)];
}

/** 'segunda' */
export function plainWeekday(weekday: Weekday): string {
  return weekdays[weekday].replace('-feira', '');
}

/** 'sáb' */
export function shortWeekday(weekday: Weekday): string {
  return weekdays[weekday].slice(0, 3);
}
