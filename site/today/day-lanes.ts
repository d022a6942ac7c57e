import type { Municipality } from '#content/municipalities';
import type { Day } from '../../lib/dates.ts';
import { fromNorth } from '../../lib/latitude.ts';
import type { Activity } from '../ui/cards/activity.ts';
import { type Bar, toBar } from '../ui/cards/day-hours.ts';

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
