import type { CollectionSlug, Payload } from 'payload';
import { capitalise } from '../lib/capitalise.ts';
import { slugify } from '../lib/slug.ts';
import { timeZone } from '../lib/time-zone.ts';
import { eventCategories, newsCategories } from '../lib/vocabulary.ts';
import { createRandom, createWriter } from '../sample/invented-words.ts';
import { richText } from '../sample/rich-text.ts';

const years = 10;
const dayMs = 86_400_000;

/**
 * Fills an archive: so many published documents, half of them events, half news, over ten years until a
 * month from now. The same on every machine. Written without hooks, in transactions of a thousand: it is
 * for measuring, and must not take an hour.
 */
export async function seedMany(payload: Payload, size: number, now: Date): Promise<void> {
  const random = createRandom(14);
  const text = createWriter(random);
  const oneOf = <Item>(items: readonly Item[]) =>
    items[Math.floor(random() * items.length)] as Item;
  const { docs: towns } = await payload.find({ collection: 'municipalities', pagination: false });
  const shared = (number: number, title: string) => ({
    title,
    slug: `${slugify(title)}-${number}`,
    poster: 'corrida',
    _status: 'published',
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  });
  const moment = () =>
    new Date(now.getTime() + (random() * (years * 365 + 30) - years * 365) * dayMs);

  const event = (number: number) => ({
    ...shared(number, capitalise(text(4))),
    startsAt: moment().toISOString(),
    startsAt_tz: timeZone,
    place: capitalise(text(2)),
    municipality: oneOf(towns).id,
    category: oneOf(Object.keys(eventCategories)),
    situation: 'confirmado',
    description: `${capitalise(text(30))}.`,
  });
  const article = (number: number) => ({
    ...shared(number, capitalise(text(7))),
    date: new Date(Math.min(moment().getTime(), now.getTime())).toISOString(),
    date_tz: timeZone,
    category: oneOf(Object.keys(newsCategories)),
    excerpt: `${capitalise(text(20))}.`,
    highlighted: false,
    body: richText([`${capitalise(text(120))}.`]),
  });
  await insertMany(payload, 'events', Math.ceil(size / 2), event);
  await insertMany(payload, 'news', Math.floor(size / 2), article);
}

/** Without hooks, in transactions of a thousand. */
export async function insertMany(
  payload: Payload,
  collection: CollectionSlug,
  count: number,
  make: (number: number) => object,
): Promise<void> {
  for (let from = 0; from < count; from += 1000) {
    const transactionID = (await payload.db.beginTransaction()) ?? undefined;
    const req = transactionID === undefined ? {} : { transactionID };
    for (let number = from; number < Math.min(from + 1000, count); number += 1)
      await payload.db.create({ collection, data: { ...make(number) }, req, returning: false });
    if (transactionID !== undefined) await payload.db.commitTransaction(transactionID);
  }
}
