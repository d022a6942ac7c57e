import type { Event } from '#content/events';
import type { Session } from '#content/sessions';
import { type Activity, byStart, fromEvent, fromSession } from './activity.ts';

/** Classes and events together, without what is over, soonest first. */
export const comingActivities = (
  sessions: readonly Session[],
  events: readonly Event[],
  now: Date,
): Activity[] =>
  [...sessions.map(fromSession), ...events.map(fromEvent)]
    .filter(({ endsAt }) => endsAt > now)
    .sort(byStart);

/** Each rule once, by its next date that takes place, else by its next one. */
export function oncePerSeries(activities: readonly Activity[]): Activity[] {
  const first = new Map<string, Activity>();
  for (const activity of activities) {
    const known = first.get(activity.series);
    if (!known || (known.off && !activity.off)) first.set(activity.series, activity);
  }
  return [...first.values()].sort(byStart);
}
