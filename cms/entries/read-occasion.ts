import type { CollectionSlug } from 'payload';
import { type Day, dayOf, longDate, timeOf } from '../../lib/dates.ts';
import type { ChangedDate, Occasion } from '../../lib/occasions.ts';
import { hoursWords, rhythmWords } from '../../lib/rhythm-words.ts';
import { weekdayName } from '../../lib/weekdays.ts';
import type { Cause } from '../../mail/outbox.ts';
import type { Event, Service, SessionRule } from '../payload-types.ts';
import { relatedId } from '../related-id.ts';

/** Collections whose changes are told to those signed up. */
export type OccasionCollection = 'events' | 'session-rules' | 'services';

/** What is public now: a draft over it is in another table. */
export async function readOccasion(
  collection: OccasionCollection,
  id: number,
  req: Cause,
): Promise<Occasion | undefined> {
  const where = { id: { equals: id } };
  const read = <T extends Event | SessionRule | Service>() =>
    req.payload.db.findOne<T>({ collection, where, req });
  if (collection === 'services') return toServiceOccasion(await read<Service>());
  if (collection === 'events') return toEventOccasion(await read<Event>(), req);
  return toClassOccasion(await read<SessionRule>(), req);
}

const dayAt = (moment: string): Day => dayOf(new Date(moment));
const isPublic = ({ _status }: { _status?: string | null }) => _status === 'published';

function toServiceOccasion(service: Service | null): Occasion | undefined {
  if (!service) return undefined;
  const { title, cancelled, cancelReason, closesAt } = service;
  return {
    ...{ kind: 'service', title, isPublic: isPublic(service), cancelled: Boolean(cancelled) },
    ...(cancelReason ? { reason: cancelReason } : {}),
    ...(closesAt ? { closesAt: dayAt(closesAt) } : {}),
  };
}

async function toEventOccasion(event: Event | null, req: Cause): Promise<Occasion | undefined> {
  if (!event) return undefined;
  const { title, situation, place, endsAt, startsAt } = event;
  const [town] = await namesOf('municipalities', [event.municipality], req);
  return {
    ...{ kind: 'event', title, isPublic: isPublic(event), situation, when: momentWords(event) },
    ...{ where: town ? `${place}, ${town}` : place, lastDay: dayAt(endsAt ?? startsAt) },
  };
}

function momentWords({ startsAt, endsAt, allDay }: Event): string {
  const words = (moment: string) => {
    const day = dayAt(moment);
    const time = allDay ? '' : `, às ${timeOf(new Date(moment))}`;
    return `${weekdayName(day)}, ${longDate(day)}${time}`;
  };
  if (!endsAt) return words(startsAt);
  const isSameDay = dayAt(startsAt) === dayAt(endsAt);
  if (isSameDay)
    return allDay ? words(startsAt) : `${words(startsAt)} até ${timeOf(new Date(endsAt))}`;
  return `${words(startsAt)} até ${words(endsAt)}`;
}

type Change = NonNullable<SessionRule['changes']>[number];

async function toClassOccasion(
  rule: SessionRule | null,
  req: Cause,
): Promise<Occasion | undefined> {
  if (!rule) return undefined;
  const changes = rule.changes ?? [];
  const [town] = await namesOf('municipalities', [rule.municipality], req);
  const [own, ...others] = await namesOf(
    'places',
    [rule.place, ...changes.map(({ place }) => place)],
    req,
  );
  const place = own ?? rule.placeName ?? '';
  const { name: title, from, until, monthWeek } = rule;
  return {
    ...{ kind: 'class', title, isPublic: isPublic(rule), from: dayAt(from) },
    when: rhythmWords({ ...rule, monthWeek: monthWeek ?? undefined }),
    where: town ? `${place}, ${town}` : place,
    ...(until ? { until: dayAt(until) } : {}),
    dates: changes.map((change, index) => toChangedDate(change, others[index], rule)),
  };
}

function toChangedDate(change: Change, place: string | undefined, rule: SessionRule): ChangedDate {
  const { kind, day, newDay, note } = change;
  const startsAt = change.startsAt || rule.startsAt;
  const endsAt = change.endsAt || rule.endsAt;
  return {
    ...{ kind, day: dayAt(day) },
    ...(newDay && kind === 'mudou' ? { newDay: dayAt(newDay) } : {}),
    ...(kind === 'cancelada' ? {} : { hours: hoursWords({ startsAt, endsAt }) }),
    ...(place && kind !== 'cancelada' ? { place } : {}),
    ...(note ? { note } : {}),
  };
}

/** The names of related documents, in their order; undefined where there is none. */
async function namesOf(
  collection: CollectionSlug & ('municipalities' | 'places'),
  relations: readonly (number | { id: number } | null | undefined)[],
  req: Cause,
): Promise<(string | undefined)[]> {
  const ids = relations.map(relatedId);
  const asked = [...new Set(ids.filter((id) => typeof id === 'number'))];
  if (asked.length === 0) return ids.map(() => undefined);
  const where = { id: { in: asked } };
  const { docs } = await req.payload.db.find<{ id: number; name: string }>({
    ...{ collection, where, limit: asked.length, pagination: false, req },
  });
  const names = new Map(docs.map(({ id, name }) => [id, name]));
  return ids.map((id) => (typeof id === 'number' ? names.get(id) : undefined));
}
