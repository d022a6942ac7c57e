import type { PayloadRequest } from 'payload';
import { calendarUid } from '../../lib/ics.ts';
import type { Event } from '../payload-types.ts';

/** The number in the name that our own calendar gives an event. */
const ownNumber = /^evento-(\d{1,9})-/;

/**
 * The events that a file means, as their newest drafts stand: those imported before under these names, those that
 * our own calendar names so, and those whose address in our own table it is.
 */
export async function findKnown(
  keys: readonly string[],
  req: PayloadRequest,
): Promise<Map<string, Event>> {
  if (keys.length === 0) return new Map();
  const published = await findPublished(keys, req);
  const ownNumbers = keys.flatMap((key) => Number(ownNumber.exec(key)?.[1] ?? 0) || []);
  const [byNumber, bySlug, byKey] = await Promise.all([
    findBy('id', [...ownNumbers, ...published.values()], req),
    findBy('slug', keys, req),
    findBy('importedFrom', keys, req),
  ]);
  const known = new Map<string, Event>();
  for (const event of byNumber) {
    const { id, createdAt } = event;
    known.set(calendarUid('event', { id, createdAt: new Date(createdAt) }), event);
  }
  for (const event of bySlug) if (event.slug) known.set(event.slug, event);
  const numbered = new Map(byNumber.map((event) => [event.id, event]));
  for (const [slug, id] of published) {
    const event = numbered.get(id);
    if (event) known.set(slug, event);
  }
  for (const event of byKey) if (event.importedFrom) known.set(event.importedFrom, event);
  return known;
}

/** The public address may be another than that of the newest draft. */
async function findPublished(
  slugs: readonly string[],
  req: PayloadRequest,
): Promise<Map<string, number>> {
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { slug: { in: [...slugs] } },
    select: { slug: true },
    depth: 0,
    pagination: false,
    limit: slugs.length,
    req,
  });
  return new Map(docs.flatMap(({ id, slug }) => (slug ? [[slug, id] as const] : [])));
}

async function findBy(
  field: 'id' | 'slug' | 'importedFrom',
  values: readonly (string | number)[],
  req: PayloadRequest,
): Promise<Event[]> {
  if (values.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { [field]: { in: [...values] } },
    draft: true,
    depth: 0,
    pagination: false,
    limit: values.length,
    req,
  });
  return docs;
}
