import type { Payload, PayloadRequest, Where } from 'payload';
import { relatedId } from '../cms/related-id.ts';
import { stateRecords } from '../sample/state-records.ts';
import { upcomingBroadcasts } from '../sample/upcoming-broadcasts.ts';
import type { MovingCollection, Pair } from './sample-changes.ts';

type Transaction = Pick<PayloadRequest, 'transactionID'>;
type Pairs = Readonly<Record<MovingCollection, readonly Pair[]>>;
type Ids = ReadonlySet<unknown>;

const eventOfBroadcast = new Map(upcomingBroadcasts.map(({ slug, event }) => [slug, event]));
const eventOfRecord = new Map(
  stateRecords.flatMap((record) => ('event' in record ? [[record.title, record.event]] : [])),
);

/**
 * Which of the sample stays as it is: what somebody changed or signed up for, and what tells of the same days as that.
 */
export async function findKept(payload: Payload, pairs: Pairs, req: Transaction) {
  const signedUp: Partial<Record<MovingCollection, Ids>> = await findSignedUpFor(payload, req);
  const isOwn = (collection: MovingCollection, { id, item, isTouched }: Pair) =>
    isTouched || !item || signedUp[collection]?.has(id) === true;
  const keptEvents = pairs.events.filter((pair) => isOwn('events', pair));
  const hours = new Set(keptEvents.map(({ item }) => item?.startsAt));
  const movingEvents = new Set<unknown>(
    pairs.events.flatMap((pair) => (isOwn('events', pair) ? [] : [pair.row.slug])),
  );
  const staysWith = (event: string | undefined) => event !== undefined && !movingEvents.has(event);
  const competitions = new Set<unknown>([
    ...pairs.competitions.filter((pair) => isOwn('competitions', pair)).map(({ id }) => id),
    ...pairs.matches.filter((pair) => isOwn('matches', pair)).map(({ row }) => row.competition),
  ]);
  const recordings = new Set(
    pairs.matches.flatMap(({ row }) => (competitions.has(row.competition) ? [row.recording] : [])),
  );
  const rules: Partial<Record<MovingCollection, (pair: Pair) => boolean>> = {
    competitions: ({ id }) => competitions.has(id),
    matches: ({ row }) => competitions.has(row.competition),
    'upcoming-broadcasts': ({ row }) => staysWith(eventOfBroadcast.get(`${row.slug}`)),
    'recorded-broadcasts': ({ id, item }) => recordings.has(id) || hours.has(item?.date),
    'state-records': ({ row }) => staysWith(eventOfRecord.get(`${row.title}`)),
  };
  return (collection: MovingCollection, pair: Pair): boolean =>
    isOwn(collection, pair) || rules[collection]?.(pair) === true;
}

/** Forms, their services and the events of both, by which somebody has entered or asked something. */
async function findSignedUpFor(payload: Payload, req: Transaction) {
  const forms = new Set<number>();
  const services = new Set<number>();
  const events = new Set<number>();
  const all = { depth: 0, pagination: false, req } as const;
  const { docs: signUps } = await payload.find({ collection: 'sign-ups', ...all });
  const { docs: listed } = await payload.find({ collection: 'services', ...all });
  const hasAny = async (collection: 'entries' | 'entry-drafts' | 'opening-alerts', where: Where) =>
    (await payload.count({ collection, where, req })).totalDocs > 0;
  for (const { id, service, event } of signUps) {
    const where: Where = { signUp: { equals: id } };
    const isUsed = (await hasAny('entries', where)) || (await hasAny('entry-drafts', where));
    if (!isUsed) continue;
    forms.add(id);
    services.add(relatedId(service) ?? 0);
    events.add(relatedId(event) ?? 0);
  }
  for (const { id, event } of listed) {
    if (await hasAny('opening-alerts', { service: { equals: id } })) services.add(id);
    if (services.has(id)) events.add(relatedId(event) ?? 0);
  }
  return { 'sign-ups': forms, services, events };
}
