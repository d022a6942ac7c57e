import { combineQueries, createLocalReq, executeAccess, type Where } from 'payload';
import type { Event as Document } from '../cms/payload-types.ts';
import type { Event } from './event-document.ts';
import { timesOf } from './event-times.ts';
import { openPayload } from './payload.ts';

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

const fields = {
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

type Stored = Pick<Document, 'id' | keyof typeof fields>;

/**
 * All that match, as they are stored: a month may have a hundred, and the content system would go through each
 * field of each, which takes twice as long. Its rule for visitors is asked here; none of the fields has its own.
 */
export async function findMonthEvents(and: Where[], sort: string[]): Promise<MonthEvent[]> {
  const payload = await openPayload();
  const req = await createLocalReq({}, payload);
  const { access } = payload.collections.events.config;
  const allowed = await executeAccess({ req, disableErrors: true }, access.read);
  if (allowed === false) return [];
  const { docs } = await payload.db.find<Stored>({
    ...{ collection: 'events', req, limit: 0, pagination: false },
    ...{ where: combineQueries({ and }, allowed), sort: [...sort], select: fields },
  });
  return docs.map(toMonthEvent);
}

function toMonthEvent(document: Stored): MonthEvent {
  const { id, slug, title, place, category, situation, municipality } = document;
  const { startsAt, day, lastDay, time } = timesOf(document);
  return {
    ...{ id, slug: slug ?? '', title, place, category, status: situation },
    ...{ startsAt, day, lastDay, time },
    town: typeof municipality === 'number' ? municipality : 0,
  };
}
