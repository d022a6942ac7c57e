import type { Event as Document } from '../cms/payload-types.ts';
import type { Event } from './event-document.ts';
import { timesOf } from './event-times.ts';

/** What a calendar marks. */
export type EventMark = Pick<
  Event,
  'id' | 'slug' | 'title' | 'startsAt' | 'day' | 'lastDay' | 'category'
>;

/** Also what a sheet of the month tells. */
export interface MonthEvent extends EventMark, Pick<Event, 'place' | 'status' | 'time'> {
  /** The number of its municipality; 0 where it is missing. */
  town: number;
}

export const monthEventFields = {
  slug: true,
  title: true,
  startsAt: true,
  endsAt: true,
  allDay: true,
  place: true,
  category: true,
  situation: true,
  municipality: true,
} as const;

/** From a document that was read without its relations. */
export function toMonthEvent(
  document: Pick<Document, 'id' | keyof typeof monthEventFields>,
): MonthEvent {
  const { id, slug, title, place, category, situation, municipality } = document;
  const { startsAt, day, lastDay, time } = timesOf(document);
  return {
    ...{ id, slug: slug ?? '', title, place, category, status: situation },
    ...{ startsAt, day, lastDay, time },
    town: typeof municipality === 'number' ? municipality : 0,
  };
}
