import type { Event as Document } from '../cms/payload-types.ts';
import { dayOf } from '../lib/dates.ts';
import { type Event, lastMoment } from './event-document.ts';

/** What a calendar marks. */
export type EventMark = Pick<
  Event,
  'id' | 'slug' | 'title' | 'startsAt' | 'day' | 'lastDay' | 'category'
>;

export interface MonthEvent extends EventMark {
  /** The number of its municipality, enough to count towns; 0 where it is missing. */
  town: number;
}

export const monthEventFields = {
  slug: true,
  title: true,
  startsAt: true,
  endsAt: true,
  category: true,
  municipality: true,
} as const;

/** From a document that was read without its relations. */
export function toMonthEvent(
  document: Pick<Document, 'id' | keyof typeof monthEventFields>,
): MonthEvent {
  const { id, slug, title, category, municipality } = document;
  const startsAt = new Date(document.startsAt);
  const endsAt = document.endsAt ? new Date(document.endsAt) : undefined;
  return {
    ...{ id, slug: slug ?? '', title, category, startsAt },
    day: dayOf(startsAt),
    lastDay: dayOf(lastMoment(startsAt, endsAt)),
    town: typeof municipality === 'number' ? municipality : 0,
  };
}
