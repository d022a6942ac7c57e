import { readDocumentNumber } from './document-number.ts';
import { type Event, findAhead } from './events.ts';

/** Events at a place of the list, to come or going on, soonest first. */
export async function listPlaceEvents(place: string, now: Date, count: number): Promise<Event[]> {
  return findAhead(now, [{ venue: { equals: await readDocumentNumber('places', place) } }], count);
}
