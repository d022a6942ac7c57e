import type { Event } from '#content/events';

/** 'às 14:00', 'o dia todo': after a date, in a sentence. */
export function timeWords({ allDay, time }: Pick<Event, 'allDay' | 'time'>): string {
  return allDay ? time : `às ${time}`;
}
