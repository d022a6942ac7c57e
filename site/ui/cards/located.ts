import { fromNorth, type Position } from '../../../lib/latitude.ts';
import type { Activity } from './activity.ts';

interface Located {
  path: string;
  name: string;
  at: Position;
}

/** From north to south. Where nobody knows the place of a town, it lies on the line. */
export function located(activities: readonly Activity[]): Located[] {
  const all = activities.map(({ path, town }) => {
    const { name = '', latitude = 0, longitude = -51.6 } = town ?? {};
    return { path, name, latitude, longitude };
  });
  return fromNorth(all).map(({ path, name, ...at }) => ({ path, name, at }));
}
