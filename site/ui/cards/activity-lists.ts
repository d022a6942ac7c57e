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

/**
 * What differs only by its town and place stands together, in the order of the first: a class that a program has
 * at the same hour in many towns. What is off or has a note stands alone.
 */
export function sameInTowns(activities: readonly Activity[]): Activity[][] {
  const groups = new Map<string, Activity[]>();
  for (const activity of activities) {
    const { home, title, startsAt, endsAt, minAge, maxAge, price, accessible, town } = activity;
    const isPlain = home && town && !activity.off && !activity.note;
    const said = [home, title, +startsAt, +endsAt, minAge, maxAge, price, accessible].join('|');
    const key = isPlain ? said : activity.path;
    const group = groups.get(key);
    // Two classes of one town are two.
    if (group && !group.some((other) => other.town?.slug === town?.slug)) group.push(activity);
    else groups.set(group ? activity.path : key, [activity]);
  }
  return [...groups.values()];
}

/** Each rule once, by its next date that takes place, else by its next one. */
export function oncePerSeries(activities: readonly Activity[]): Activity[] {
  const first = new Map<string, Activity>();
  for (const activity of activities) {
    const known = first.get(activity.series);
    if (!known || (known.off && !activity.off)) first.set(activity.series, activity);
  }
  return [...first.values()].sort(byStart);
}
