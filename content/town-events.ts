import type { Where } from 'payload';
import { conditionsOf, startsFrom } from './event-conditions.ts';
import { acrossMoment } from './event-days.ts';
import { type Event, findAhead, findEvents } from './events.ts';
import { asVisitor, openPayload } from './payload.ts';

/** Events of a municipality to come or going on, soonest first. */
export async function listTownEvents(town: string, now: Date, count: number): Promise<Event[]> {
  return findAhead(now, await conditionsOf({ place: town }), count);
}

/** How many there are, without those that were cancelled. */
export async function countTownEvents(town: string, now: Date): Promise<number> {
  const payload = await openPayload();
  const takesPlace: Where = { situation: { not_equals: 'cancelado' } };
  const certain = [...(await conditionsOf({ place: town })), takesPlace];
  const coming = { and: [...certain, startsFrom(now)] };
  const [lasting, { totalDocs }] = await Promise.all([
    acrossMoment(now, certain, findEvents),
    payload.count({ collection: 'events', where: coming, ...asVisitor }),
  ]);
  return lasting.length + totalDocs;
}
