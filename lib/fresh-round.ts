import { timeOf } from './dates.ts';
import { tellPauseMinutes } from './tell-pause.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Who asked for it at once gets at most one letter in this time; what comes meanwhile is in the next one. */
const betweenRoundsMs = hourMs;
/** By Amapá's clock: telephones stay silent at night, and what was published goes out in the morning. */
export const letterHours = { first: 7, last: 21 } as const;
/** What could not be told in this time, as in the electoral period, is news no more. */
const freshDays = 3;

/** When what is published now may be told: after a pause in which a slip can be undone. */
export const freshAt = (published: Date): Date =>
  new Date(published.getTime() + tellPauseMinutes * minuteMs);

export function isLetterHour(now: Date): boolean {
  const hour = Number.parseInt(timeOf(now), 10);
  return hour >= letterHours.first && hour < letterHours.last;
}

export function mayBeginRound(last: Date | undefined, now: Date): boolean {
  return last === undefined || now.getTime() - last.getTime() >= betweenRoundsMs;
}

export const isPast = (moment: Date, now: Date): boolean =>
  now.getTime() - moment.getTime() > freshDays * 24 * hourMs;

/** The moments of something published that decide whether it is new. */
export interface Newness {
  /** News is public from here on. */
  from?: Date | undefined;
  /** An event is announced before it begins. */
  until?: Date | undefined;
}

/** 'later': its moment has not come. 'never': it is over, or older than anybody would call new. */
export function whenToTell({ from, until }: Newness, dueAt: Date, now: Date) {
  if (from && from > now) return 'later';
  if (isPast(dueAt, now) || (from && isPast(from, now)) || (until && until <= now)) return 'never';
  return 'now';
}
