import type { Program } from '#content/programs';
import type { Session } from '#content/sessions';
import { capitalise } from '../../lib/capitalise.ts';
import { hourLabel, minutesOf } from '../../lib/clock-time.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import { shiftDay } from '../../lib/month.ts';
import { takesPlace } from '../../lib/session-rule.ts';
import { weekdayName } from '../../lib/weekdays.ts';

type Hours = Pick<Program, 'opensAt' | 'closesAt'>;

/** '14h–17h' */
export function hoursLabel({ opensAt, closesAt }: Hours): string | undefined {
  if (!opensAt) return undefined;
  return closesAt ? `${hourLabel(opensAt)}–${hourLabel(closesAt)}` : hourLabel(opensAt);
}

export interface RulerHour {
  hour: number;
  /** Whether each half of the hour is within the program's hours. */
  halves: [boolean, boolean];
}

/** The hours from eight to eight, or more where the program needs it, in halves. */
export function rulerHours({ opensAt, closesAt }: Hours): RulerHour[] {
  if (!opensAt || !closesAt || closesAt <= opensAt) return [];
  const opens = minutesOf(opensAt) / 60;
  const closes = minutesOf(closesAt) / 60;
  const first = Math.min(8, Math.floor(opens));
  const last = Math.max(20, Math.ceil(closes));
  return Array.from({ length: last - first }, (_, index) => {
    const hour = first + index;
    const within = (start: number) => start + 0.5 > opens && start < closes;
    return { hour, halves: [within(hour), within(hour + 0.5)] };
  });
}

/** The first day, from now on, on which a class takes place, and the classes of that day, one a program. */
export function nextDay(sessions: readonly Session[], now: Date): Session[] {
  const ahead = sessions.filter((session) => takesPlace(session) && session.endsAt > now);
  const ofDay = ahead.filter(({ day }) => day === ahead[0]?.day);
  const programOf = ({ rule }: Session) => rule.program.slug;
  return ofDay.filter(
    (session, index) =>
      ofDay.findIndex((other) => programOf(other) === programOf(session)) === index,
  );
}

/** 'Hoje, segunda-feira', 'Amanhã, terça-feira', else 'Quinta-feira'. */
export function dayTitle(day: Day, now: Date): string {
  const name = weekdayName(day);
  const today = dayOf(now);
  if (day === today) return `Hoje, ${name}`;
  if (day === shiftDay(today, 1)) return `Amanhã, ${name}`;
  return capitalise(name);
}
