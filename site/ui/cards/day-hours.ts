import { type Day, dayOf, timeOf } from '../../../lib/dates.ts';
import type { Activity } from './activity.ts';

/** The hours that a drawing of a day shows, in its order. */
export const firstHour = 6;
export const lastHour = 22;

/** Something that happens, on the hours of its day. */
export interface Bar {
  title: string;
  /** In per cent of the drawing's width. */
  from: number;
  width: number;
  state: 'past' | 'now' | 'coming' | 'broadcast';
  /** Of what goes on: the share that is over, in per cent of the bar. */
  done: number;
}

export function toBar(activity: Activity, today: Day, now: Date): Bar {
  const start = hourToday(activity.startsAt, today);
  const end = hourToday(activity.endsAt, today);
  const from = percentOf(start);
  const state = stateOf(activity, now);
  const width = percentOf(end) - from;
  const done = state === 'now' ? ((percentOf(hourToday(now, today)) - from) / width) * 100 : 0;
  return { title: activity.title, from, width, state, done };
}

/** Red is for what is on air, not for what will be. */
function stateOf({ kind, startsAt, endsAt }: Activity, now: Date): Bar['state'] {
  if (endsAt <= now) return 'past';
  if (startsAt > now) return 'coming';
  return kind === 'broadcast' ? 'broadcast' : 'now';
}

/** Hours since midnight of today; what began earlier or ends later is cut. */
function hourToday(moment: Date, today: Day): number {
  const day = dayOf(moment);
  if (day !== today) return day < today ? 0 : 24;
  const [hours = 0, minutes = 0] = timeOf(moment).split(':').map(Number);
  return hours + minutes / 60;
}

export function percentOf(hour: number): number {
  const within = Math.min(Math.max(hour, firstHour), lastHour);
  return Math.round(((within - firstHour) / (lastHour - firstHour)) * 10_000) / 100;
}

/** Where the sun stands; not before the first hour, nor after the last. */
export function sunPercent(now: Date): number | undefined {
  const hour = hourToday(now, dayOf(now));
  return hour < firstHour || hour > lastHour ? undefined : percentOf(hour);
}

/** After six the sky is dark on the Equator, all year. */
export const isNight = (now: Date): boolean => timeOf(now) >= '18:00' || timeOf(now) < '06:00';
