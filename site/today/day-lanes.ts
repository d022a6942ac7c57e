import type { Municipality } from '#content/municipalities';
import { type Day, dayOf, timeOf } from '../../lib/dates.ts';
import { fromNorth } from '../../lib/latitude.ts';
import type { Activity } from '../ui/cards/activity.ts';

/** The hours that the figure shows, in the order of a day. */
export const firstHour = 6;
export const lastHour = 22;

export interface Bar {
  title: string;
  /** In per cent of the figure's width. */
  from: number;
  width: number;
  state: 'past' | 'now' | 'coming' | 'broadcast';
  /** Of what goes on: the share that is over, in per cent of the bar. */
  done: number;
}

export interface Lane {
  town: Municipality | undefined;
  rows: Bar[][];
}

/** More rows than this would fill a phone; the lists below have all. */
const mostRows = 3;

/** Towns with something today, from north to south, each with its day in as few rows as possible. */
export function dayLanes(
  activities: readonly Activity[],
  towns: readonly Municipality[],
  today: Day,
  now: Date,
): { north: Lane[]; south: Lane[] } {
  const lanes = fromNorth(towns).flatMap((town): Lane[] => {
    const own = activities.filter((activity) => activity.town?.slug === town.slug);
    return own.length > 0 ? [{ town, rows: rowsOf(own, today, now) }] : [];
  });
  const isNorth = ({ town }: Lane) => (town?.latitude ?? 0) >= 0;
  return { north: lanes.filter(isNorth), south: lanes.filter((lane) => !isNorth(lane)) };
}

function rowsOf(activities: readonly Activity[], today: Day, now: Date): Bar[][] {
  const rows: Bar[][] = [];
  for (const activity of activities) {
    const bar = toBar(activity, today, now);
    if (bar.width <= 0) continue;
    const free = rows.find((row) => row.every((other) => other.from + other.width <= bar.from));
    if (free) free.push(bar);
    else if (rows.length < mostRows) rows.push([bar]);
  }
  return rows;
}

function toBar(activity: Activity, today: Day, now: Date): Bar {
  const start = hourToday(activity.startsAt, today);
  const end = hourToday(activity.endsAt, today);
  const from = percentOf(start);
  const state =
    activity.endsAt <= now
      ? 'past'
      : activity.kind === 'broadcast'
        ? 'broadcast'
        : activity.startsAt <= now
          ? 'now'
          : 'coming';
  const width = percentOf(end) - from;
  const done = state === 'now' ? ((percentOf(hourToday(now, today)) - from) / width) * 100 : 0;
  return { title: activity.title, from, width, state, done };
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

/** Where the sun stands. */
export const sunPercent = (now: Date): number => percentOf(hourToday(now, dayOf(now)));
