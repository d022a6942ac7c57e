import type { PayloadRequest, Where } from 'payload';
import { dayOf, longDate, timeOf } from '../../lib/dates.ts';
import { type EditionKind, editionKinds, type PickedItem } from '../../lib/edition-items.ts';
import { eventEnd } from '../../lib/event-end.ts';
import type { Newness } from '../../lib/fresh-round.ts';
import { type Chosen, subjectOf } from '../../lib/letter-choices.ts';
import { articlePath, eventPath, servicePath } from '../../lib/paths.ts';
import type { Event, News, Service } from '../payload-types.ts';
import { relatedId } from '../related-id.ts';

/** A line of an edition, as its readers see it. */
export interface EditionItem extends PickedItem, Chosen, Newness {
  kind: string;
  title: string;
  words: string;
  path: string;
}

type Shape = Omit<EditionItem, keyof PickedItem | 'kind' | 'title'>;

type Document = { [Kind in EditionKind]: { news: News; events: Event; services: Service }[Kind] };

function eventWords({ startsAt, allDay, place }: Event): string {
  const start = new Date(startsAt);
  const time = allDay ? '' : `, ${timeOf(start)}`;
  return `${longDate(dayOf(start))}${time}, ${place}`;
}

const shapes: { [Kind in EditionKind]: (document: Document[Kind]) => Shape } = {
  news: (news) => ({
    words: news.excerpt,
    path: articlePath(news.slug ?? ''),
    subject: subjectOf.news(news),
    from: new Date(news.date),
  }),
  events: (event) => ({
    words: eventWords(event),
    path: eventPath(event.slug ?? ''),
    subject: subjectOf.events(event),
    town: relatedId(event.municipality) ?? undefined,
    // What was called off is no news of something to come.
    until: event.situation === 'cancelado' ? new Date(0) : new Date(event.startsAt),
  }),
  services: ({ summary, slug }) => ({
    words: summary,
    path: servicePath(slug ?? ''),
    subject: subjectOf.services(),
  }),
};

/** An event that is over or does not take place, and news of tomorrow, are nothing to be told. */
const isOfUse: { [Kind in EditionKind]: (document: Document[Kind], now: Date) => boolean } = {
  news: ({ date }, now) => new Date(date) <= now,
  events: (event, now) => event.situation !== 'cancelado' && eventEnd(event) > now,
  services: () => true,
};

function toItem<Kind extends EditionKind>(of: Kind, document: Document[Kind]): EditionItem {
  const { id, title } = document;
  return { of, id, kind: editionKinds[of], title, ...shapes[of](document) };
}

async function find<Kind extends EditionKind>(
  of: Kind,
  { where, sort, limit }: { where: Where; sort: string; limit: number },
  now: Date | undefined,
  req: Pick<PayloadRequest, 'payload'>,
): Promise<EditionItem[]> {
  const { docs } = await req.payload.find({
    collection: of,
    where: { and: [where, { _status: { equals: 'published' } }] },
    ...{ sort, limit, pagination: false, depth: 0, req },
  });
  return (docs as Document[Kind][])
    .filter((document) => now === undefined || isOfUse[of](document, now))
    .map((document) => toItem(of, document));
}

/**
 * In the order of the picks; what is not published is left out, and of a moment also what is not public yet or no
 * longer of use.
 */
export async function readItems(
  picked: PickedItem[],
  now: Date | undefined,
  req: Pick<PayloadRequest, 'payload'>,
): Promise<EditionItem[]> {
  const found = new Map<string, EditionItem>();
  for (const of of Object.keys(editionKinds) as EditionKind[]) {
    const ids = picked.filter((item) => item.of === of).map(({ id }) => id);
    if (ids.length === 0) continue;
    const items = await find(of, { where: { id: { in: ids } }, sort: 'id', limit: 0 }, now, req);
    for (const item of items) found.set(`${of} ${item.id}`, item);
  }
  return picked.flatMap(({ of, id }) => found.get(`${of} ${id}`) ?? []);
}

const mostOffered = 20;

/** What was published or changed since a moment and is still of use, to be picked from. */
export async function offerItems(
  since: Date,
  now: Date,
  req: Pick<PayloadRequest, 'payload'>,
): Promise<EditionItem[]> {
  const after = { greater_than: since.toISOString() };
  const present = now.toISOString();
  const limit = mostOffered;
  return [
    ...(await find(
      'news',
      { where: { date: { ...after, less_than_equal: present } }, sort: '-date', limit },
      now,
      req,
    )),
    ...(await find(
      'events',
      {
        where: { and: [{ updatedAt: after }, { startsAt: { greater_than: present } }] },
        ...{ sort: 'startsAt', limit },
      },
      now,
      req,
    )),
    ...(await find('services', { where: { updatedAt: after }, sort: 'title', limit }, now, req)),
  ];
}
