import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { clockTime } from '../../lib/clock-time.ts';
import type { Day } from '../../lib/dates.ts';
import { instantAt } from '../../lib/local-moment.ts';
import { readTypedDay } from '../../lib/typed-day.ts';
import { isEditor } from '../access/editors.ts';
import { refuse } from '../hooks/refuse.ts';
import type { Event } from '../payload-types.ts';

const asked = z.object({ day: z.string().max(20), time: z.string().trim().regex(clockTime) });

/** Later than this is a slip. */
const lastDay: Day = '2199-12-31';

interface NewDate {
  day: Day;
  time: string;
}

/** What is true of any date of an event. What belongs to one date (results, sign-ups, its papers) stays there. */
const copied = [
  ...(['title', 'allDay', 'place', 'venue', 'municipality', 'category', 'sport'] as const),
  ...(['description', 'program', 'minAge', 'maxAge', 'price', 'accessible', 'contact'] as const),
  ...(['photo', 'poster'] as const),
] satisfies (keyof Event)[];

/** A new event like this one, on another date: a draft with an address of its own. */
export const duplicateEventEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/another-date',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) refuse('Só quem edita pode duplicar eventos.', 403);
    const { success, data } = asked.safeParse(await req.json?.().catch(() => undefined));
    if (!success) return refuse('Escreva o dia, como 27/3/2027, e a hora, como 08:30.');
    const typed = readTypedDay(data.day, lastDay);
    if ('error' in typed) return refuse(typed.error);
    const date = { day: typed.day, time: data.time };
    const { id } = await duplicateEvent(Number(req.routeParams?.id), date, req);
    return Response.json({ id });
  },
};

export async function duplicateEvent(
  id: number,
  { day, time }: NewDate,
  req: PayloadRequest,
): Promise<Event> {
  const known = {
    collection: 'events',
    depth: 0,
    draft: true,
    overrideAccess: false,
    req,
  } as const;
  const event = await req.payload.findByID({ ...known, id });
  const startsAt = instantAt(day, event.allDay ? '00:00' : time);
  // A draft may have an end and no start.
  const lastsMs =
    event.endsAt && event.startsAt
      ? Date.parse(event.endsAt) - Date.parse(event.startsAt)
      : undefined;
  const zone = event.startsAt_tz;
  return req.payload.create({
    ...known,
    data: {
      ...Object.fromEntries(copied.map((name) => [name, event[name]])),
      ...{ startsAt: startsAt.toISOString(), startsAt_tz: zone, situation: 'confirmado' },
      ...(lastsMs !== undefined && {
        endsAt: new Date(startsAt.getTime() + lastsMs).toISOString(),
        endsAt_tz: event.endsAt_tz,
      }),
      _status: 'draft',
    },
  });
}
