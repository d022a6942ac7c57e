import type { Program } from '#content/programs';
import { capitalise } from '../../lib/capitalise.ts';
import { hourLabel } from '../../lib/clock-time.ts';
import { type Day, dayOf, timeOf } from '../../lib/dates.ts';
import { shiftDay } from '../../lib/month.ts';
import { weekdayName, weekdayOf } from '../../lib/weekdays.ts';

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
  const opens = toHours(opensAt);
  const closes = toHours(closesAt);
  const first = Math.min(8, Math.floor(opens));
  const last = Math.max(20, Math.ceil(closes));
  return Array.from({ length: last - first }, (_, index) => {
    const hour = first + index;
    const within = (start: number) => start + 0.5 > opens && start < closes;
    return { hour, halves: [within(hour), within(hour + 0.5)] };
  });
}

function toHours(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

/** The next days on which a weekly program meets; today counts until it closes. */
export function nextMeetings(
  program: Pick<Program, 'weekdays' | 'closesAt'>,
  now: Date,
  count: number,
): Day[] {
  if (program.weekdays.length === 0) return [];
  const today = dayOf(now);
  const over = program.closesAt !== undefined && timeOf(now) >= program.closesAt;
  return Array.from({ length: 7 * (count + 1) }, (_, index) => shiftDay(today, index))
    .slice(over ? 1 : 0)
    .filter((day) => program.weekdays.includes(weekdayOf(day)))
    .slice(0, count);
}

export interface NextDay<P> {
  day: Day;
  programs: P[];
}

/** The first day, from today on, on which there is something to do, and what there is. */
export function nextDay<P extends Pick<Program, 'weekdays' | 'opensAt' | 'closesAt'>>(
  programs: P[],
  now: Date,
): NextDay<P> | undefined {
  const meetings = programs
    .map((program) => ({ program, day: nextMeetings(program, now, 1).at(0) }))
    .filter((meeting): meeting is { program: P; day: Day } => meeting.day !== undefined);
  const day = meetings.map((meeting) => meeting.day).sort()[0];
  if (day === undefined) return undefined;
  return {
    day,
    programs: meetings
      .filter((meeting) => meeting.day === day)
      .map((meeting) => meeting.program)
      .sort((a, b) => (a.opensAt ?? '').localeCompare(b.opensAt ?? '')),
  };
}

/** 'Hoje, segunda-feira', 'Amanhã, terça-feira', else 'Quinta-feira'. */
export function dayTitle(day: Day, now: Date): string {
  const name = weekdayName(day);
  const today = dayOf(now);
  if (day === today) return `Hoje, ${name}`;
  if (day === shiftDay(today, 1)) return `Amanhã, ${name}`;
  return capitalise(name);
}
