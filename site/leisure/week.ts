import type { Event } from '#content/events';
import type { Session } from '#content/sessions';
import { type Day, dayOf } from '../../lib/dates.ts';
import { isOnDay, shiftDay } from '../../lib/month.ts';
import { takesPlace } from '../../lib/session-rule.ts';
import type { Weekday } from '../../lib/vocabulary.ts';
import { weekdayOf } from '../../lib/weekdays.ts';
import { isOver } from '../ui/cards/event-standing.ts';

export interface WeekDay {
  day: Day;
  weekday: Weekday;
  /** How many events and classes it has. */
  events: number;
  sessions: number;
}

export interface Week {
  days: WeekDay[];
  events: Event[];
  /** Of the first day that has some left. */
  sessions: Session[];
  /** False when the seven days are empty and the next events are shown instead. */
  isThisWeek: boolean;
}

/** The last of seven days, the first being today. */
export function lastOfWeek(today: Day): Day {
  return shiftDay(today, 6);
}

/** Seven days from today with events that are not over; if there are none, the next ones. */
export function weekAhead(
  now: Date,
  inWeek: Event[],
  later: Event[],
  classes: readonly Session[],
): Week {
  const ahead = inWeek.filter((event) => !isOver(event, now));
  const held = classes.filter((session) => takesPlace(session) && session.endsAt > now);
  const days = Array.from({ length: 7 }, (_, index) => {
    const day = shiftDay(dayOf(now), index);
    return {
      day,
      weekday: weekdayOf(day),
      events: ahead.filter((event) => isOnDay(event, day)).length,
      sessions: held.filter((session) => session.day === day).length,
    };
  });
  const isThisWeek = ahead.length > 0;
  const sessions = held.filter(({ day }) => day === held[0]?.day);
  return { days, events: isThisWeek ? ahead : later, sessions, isThisWeek };
}
