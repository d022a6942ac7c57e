import type { Event } from '#content/events';
import { type Crumbs, crumbsIn } from '../addresses/crumbs.ts';

/** Titles may have 300 characters, too long for a breadcrumb. */
export function eventCrumbs({ title }: Pick<Event, 'title'>): Crumbs {
  return crumbsIn('events', title.length > 60 ? `${title.slice(0, 59)}…` : title);
}
