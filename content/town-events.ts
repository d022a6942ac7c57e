import { conditionsOf } from './event-conditions.ts';
import { type Event, findAhead } from './events.ts';

/** Events of a municipality to come or going on, soonest first. */
export async function listTownEvents(town: string, now: Date, count: number): Promise<Event[]> {
  return findAhead(now, await conditionsOf({ place: town }), count);
}
