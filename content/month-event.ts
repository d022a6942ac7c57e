import type { Event as Document } from '../cms/payload-types.ts';
import type { Event } from './event-document.ts';
import { timesOf } from './event-times.ts';

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
  allDay: true,
  category: true,
  municipality: true,
} as const;

/** From a document that was read without its relations. */
export function toMonthEvent(
  document: Pick<Document, 'id' | keyof typeof monthEventFields>,
): MonthEvent {
  const { id, slug, title, category, municipality } = document;
  const { startsAt, day, lastDay } = timesOf(document);
  return {
    ...{ id, slug: slug ?? '', title, category, startsAt, day, lastDay },
    town: typeof municipality === 'number' ? municipality : 0,
  };
}
