import type { Event } from '#content/events';
import { type Day, dayOf } from '../../lib/dates.ts';
import { type Weekday, weekdays } from '../../lib/vocabulary.ts';
import { isOver } from '../ui/event-standing.ts';

const dayMs = 24 * 60 * 60 * 1000;
const weekdayKeys = Object.keys(weekdays) as Weekday[];

export interface WeekDay {
  day: Day;
  weekday: Weekday;
  /** How many events it has. */
  events: number;
}

export interface Week {
  days: WeekDay[];
  events: Event[];
  /** False when the seven days are empty and the next events stand in for them. */
  isThisWeek: boolean;
}

/** Midnight in Amapá, so that what began this morning still counts as today. */
export function startOfDay(now: Date): Date {
  return new Date(`${dayOf(now)}T00:00:00-03:00`);
}

/** Seven days from today, with what is still to come or under way; else the next there is. */
export function weekAhead(now: Date, candidates: Event[], otherwise = 3): Week {
  const ahead = candidates.filter((event) => !isOver(event, now));
  const days = Array.from({ length: 7 }, (_, index) => {
    const day = dayOf(new Date(now.getTime() + index * dayMs));
    return {
      day,
      weekday: weekdayOf(day),
      events: ahead.filter((event) => event.day === day).length,
    };
  });
  const last = days.at(-1)?.day ?? '';
  const thisWeek = ahead.filter(({ day }) => day <= last);
  const isThisWeek = thisWeek.length > 0;
  return { days, events: isThisWeek ? thisWeek : ahead.slice(0, otherwise), isThisWeek };
}

export function weekdayOf(day: Day): Weekday {
  return weekdayKeys[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 'dom';
}
