import type { Where } from 'payload';
import { ahead, conditionsOf, type Event, findEvents } from './events.ts';
import { asVisitor, openPayload } from './payload.ts';

/** Events of a municipality to come or going on, soonest first. */
export function listTownEvents(town: string, now: Date, count: number): Promise<Event[]> {
  return findEvents([...conditionsOf({ place: town }), ahead(now)], ['startsAt', 'title'], count);
}

/** The same without those that were cancelled. */
export async function countTownEvents(town: string, now: Date): Promise<number> {
  const payload = await openPayload();
  const takesPlace: Where = { situation: { not_equals: 'cancelado' } };
  const and = [...conditionsOf({ place: town }), ahead(now), takesPlace];
  const { totalDocs } = await payload.count({ collection: 'events', where: { and }, ...asVisitor });
  return totalDocs;
}
