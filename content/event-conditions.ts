import type { Where } from 'payload';
import type { Day } from '../lib/dates.ts';
import { startOfDay } from '../lib/local-moment.ts';
import { shiftDay } from '../lib/month.ts';
import type { EventCategory } from '../lib/vocabulary.ts';
import { readDocumentNumber } from './document-number.ts';

export interface EventFilter {
  /** The first and the last day, both included. */
  from?: Day | undefined;
  until?: Day | undefined;
  category?: EventCategory | undefined;
  /** The slug of a municipality. */
  place?: string | undefined;
}

/** As the indexes of the collection are; by number too, so that the order is the same on every page. */
export const soonestFirst = ['startsAt', 'title', 'id'];
export const newestFirst = soonestFirst.map((field) => `-${field}`);

/** What the events are about and where. */
export async function conditionsOf({ category, place }: EventFilter): Promise<Where[]> {
  return [
    ...(category ? [{ category: { equals: category } }] : []),
    ...(place
      ? [{ municipality: { equals: await readDocumentNumber('municipalities', place) } }]
      : []),
  ];
}

export const startsFrom = (moment: Date): Where => ({ startsAt: { greater_than_equal: moment } });

export const startsBefore = (moment: Date): Where => ({ startsAt: { less_than: moment } });

export const startsUntil = (day: Day): Where => startsBefore(startOfDay(shiftDay(day, 1)));

export const endsFrom = (moment: Date): Where => ({ endsAt: { greater_than_equal: moment } });

/** What is over. */
export const behind = (now: Date): Where => ({
  and: [
    startsBefore(now),
    // An unknown end is null, and null never matches 'less than'.
    { or: [{ endsAt: { exists: false } }, { endsAt: { less_than: now } }] },
  ],
});
