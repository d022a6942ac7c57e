import { hourLabel, minutesOf } from './clock-time.ts';
import { dayOf, timeOf } from './dates.ts';
import { instantAt } from './local-moment.ts';
import { shiftDay } from './month.ts';
import type { Weekday } from './vocabulary.ts';
import { plainWeekday, week, weekdayOf } from './weekdays.ts';

/** Hours of some weekdays. A closing time that is not after the opening time is on the next day. */
export interface OpeningPeriod {
  weekdays: readonly Weekday[];
  /** 'HH:mm' in Amapá. */
  opensAt: string;
  closesAt: string;
}

export type Opening =
  /** Without an end: it never closes. */
  { isOpen: true; until: Date | undefined } | { isOpen: false; opensAt: Date };

interface Span<At> {
  from: At;
  until: At;
}

const dayMinutes = 24 * 60;
const dayMs = dayMinutes * 60_000;

/** Whether a place is open at a moment, and until when or from when on; undefined where nobody wrote its hours. */
export function openingAt(periods: readonly OpeningPeriod[], now: Date): Opening | undefined {
  const spans = spansAround(periods, now).filter(({ until }) => until > now);
  const [next] = spans;
  if (!next) return undefined;
  if (next.from > now) return { isOpen: false, opensAt: next.from };
  const isEndless = next.until.getTime() - now.getTime() > 7 * dayMs;
  return { isOpen: true, until: isEndless ? undefined : next.until };
}

/** 'Aberto agora · até 22h', 'Aberto o dia todo', 'Fechado agora · abre amanhã às 7h' */
export function openingLabel(opening: Opening, now: Date): string {
  if (!opening.isOpen) return `Fechado agora · abre ${momentWords(opening.opensAt, now)}`;
  return opening.until ? `Aberto agora · ${untilWords(opening.until, now)}` : 'Aberto o dia todo';
}

/** '7h às 22h', '8h às 12h e 14h às 18h', 'o dia todo', 'fechado' */
export function weekdayHours(periods: readonly OpeningPeriod[], weekday: Weekday): string {
  const hours = periods
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .sort((a, b) => a.opensAt.localeCompare(b.opensAt))
    .map(({ opensAt, closesAt }) =>
      isWholeDay({ opensAt, closesAt })
        ? 'o dia todo'
        : `${hourLabel(opensAt)} ${atWords(closesAt)}`,
    );
  return hours.length === 0 ? 'fechado' : hours.join(' e ');
}

/** The minutes of a weekday at which it is open, also those after the midnight of the day before. */
export function openMinutes(
  periods: readonly OpeningPeriod[],
  weekday: Weekday,
): readonly Span<number>[] {
  const before = week[(week.indexOf(weekday) + 6) % 7];
  const spans = periods.flatMap(({ weekdays, opensAt, closesAt }) => {
    const from = minutesOf(opensAt);
    const until = minutesOf(closesAt);
    const overnight = until <= from;
    return [
      ...(weekdays.includes(weekday) ? [{ from, until: overnight ? dayMinutes : until }] : []),
      ...(overnight && until > 0 && before && weekdays.includes(before)
        ? [{ from: 0, until }]
        : []),
    ];
  });
  return merged(spans.sort((a, b) => a.from - b.from));
}

const isWholeDay = ({ opensAt, closesAt }: Pick<OpeningPeriod, 'opensAt' | 'closesAt'>) =>
  opensAt === '00:00' && closesAt === '00:00';

/** From yesterday, which may last beyond midnight, to a week and a day ahead; those that touch are one. */
function spansAround(periods: readonly OpeningPeriod[], now: Date): Span<Date>[] {
  const today = dayOf(now);
  const spans = Array.from({ length: 11 }, (_, index) => shiftDay(today, index - 1)).flatMap(
    (day) =>
      periods
        .filter(({ weekdays }) => weekdays.includes(weekdayOf(day)))
        .map(({ opensAt, closesAt }) => ({
          from: instantAt(day, opensAt),
          until: instantAt(closesAt > opensAt ? day : shiftDay(day, 1), closesAt),
        })),
  );
  return merged(spans.sort((a, b) => a.from.getTime() - b.from.getTime()));
}

function merged<At extends number | Date>(spans: readonly Span<At>[]): Span<At>[] {
  const whole: Span<At>[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    if (!last || span.from > last.until) whole.push({ ...span });
    else if (span.until > last.until) last.until = span.until;
  }
  return whole;
}

/** Within a day the hour alone says which one is meant. */
function untilWords(until: Date, now: Date): string {
  const time = timeOf(until);
  const hour = time === '00:00' ? 'meia-noite' : hourLabel(time);
  if (until.getTime() - now.getTime() <= dayMs) return `até ${hour}`;
  // Midnight belongs to the evening before it.
  const day = dayOf(new Date(until.getTime() - 1));
  return `até ${plainWeekday(weekdayOf(day))}, ${hour}`;
}

/** 'hoje às 14h', 'amanhã à meia-noite', 'segunda às 6h30' */
function momentWords(moment: Date, now: Date): string {
  return `${dayWords(dayOf(moment), dayOf(now))} ${atWords(timeOf(moment))}`;
}

function dayWords(day: string, today: string): string {
  if (day === today) return 'hoje';
  if (day === shiftDay(today, 1)) return 'amanhã';
  const name = plainWeekday(weekdayOf(day));
  return weekdayOf(day) === weekdayOf(today) ? `${name} que vem` : name;
}

function atWords(time: string): string {
  if (time === '00:00') return 'à meia-noite';
  return `${time.startsWith('01') ? 'à' : 'às'} ${hourLabel(time)}`;
}
