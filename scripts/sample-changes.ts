import type { Payload, PayloadRequest, Where } from 'payload';
import { changedSample, untouchedSample } from '../cms/fields/sample-mark.ts';
import { relatedId } from '../cms/related-id.ts';
import { findSample } from '../cms/sample-removal/list-sample.ts';
import type { SampleCollection } from '../lib/subjects.ts';
import { worldAt } from '../sample/world.ts';

type Transaction = Pick<PayloadRequest, 'transactionID'>;
type Row = Record<string, unknown>;

interface Moving {
  /** What follows from the day. */
  fields: readonly string[];
  /** What tells one from the others, if not its address; several of one name are told apart by the order of loading. */
  name?: (row: Row, competition: (row: Row) => unknown) => string;
}

/** What moves, by collection. */
const moving = {
  events: { fields: ['startsAt', 'endsAt'] },
  news: { fields: ['date'] },
  'upcoming-broadcasts': { fields: ['startsAt'] },
  'recorded-broadcasts': { fields: ['date'] },
  services: { fields: ['opensAt', 'closesAt', 'reviewedAt'] },
  competitions: { fields: ['from', 'until'] },
  matches: {
    fields: ['startsAt'],
    name: (row, competition) => `${competition(row)}`,
  },
  athletes: { fields: ['achievements'] },
  'state-records': { fields: ['day'], name: ({ title }) => `${title}` },
  'transparency-records': {
    fields: ['year', 'reference', 'date', 'paidAmount'],
    name: ({ subject, title }) => `${subject} ${title}`,
  },
} as const satisfies Partial<Record<SampleCollection, Moving>>;

export interface SampleChange {
  collection: keyof typeof moving;
  id: number;
  data: Row;
}

/** How the stored sample differs from what it is at a moment, as far as nobody touched it. */
export async function findSampleChanges(
  payload: Payload,
  now: Date,
  req: Transaction = {},
): Promise<SampleChange[]> {
  const world = worldAt(now);
  const kept = await findSignedUpFor(payload, req);
  const competitions = new Map<number, unknown>();
  const changes: SampleChange[] = [];
  for (const collection of Object.keys(moving) as (keyof typeof moving)[]) {
    const { fields, name }: Moving = moving[collection];
    const stored = await findMarked(payload, collection, req);
    if (collection === 'competitions')
      for (const { id, slug } of stored) competitions.set(Number(id), slug);
    const nameOf = (row: Row) =>
      name
        ? name(row, ({ competition }) => competitions.get(Number(competition)) ?? competition)
        : `${row.slug}`;
    const wanted = Map.groupBy(world[collection] as readonly Row[], nameOf);
    const changed = new Set(
      (await findSample(payload, collection, [changedSample], req)).map(({ id }) => id),
    );
    for (const [key, rows] of Map.groupBy(stored, nameOf)) {
      const items = wanted.get(key) ?? [];
      // Where one was deleted, nobody knows which one the others are.
      if (rows.length !== items.length) continue;
      for (const [index, row] of rows.entries()) {
        const id = Number(row.id);
        const isKept =
          row.sample !== untouchedSample || changed.has(id) || kept[collection]?.has(id);
        const data = isKept ? {} : differing(row, items[index] ?? {}, fields);
        if (Object.keys(data).length > 0) changes.push({ collection, id, data });
      }
    }
  }
  return changes;
}

/** All that came with the sample, whoever changed it since, in the order of loading: no editor can change that. */
async function findMarked(
  payload: Payload,
  collection: keyof typeof moving,
  req: Transaction,
): Promise<Row[]> {
  const where: Where = { sample: { in: [untouchedSample, changedSample] } };
  const found = await payload.find({
    collection,
    where,
    sort: 'id',
    depth: 0,
    pagination: false,
    req,
  });
  return found.docs.map((document) => ({ ...document }));
}

function differing(stored: Row, item: Row, fields: readonly string[]): Row {
  const wanted = fields.map(
    (field) => [field, withOwnNumbers(stored[field], item[field])] as const,
  );
  return Object.fromEntries(
    wanted.filter(
      ([field, value]) => JSON.stringify(stored[field] ?? null) !== JSON.stringify(value ?? null),
    ),
  );
}

/** Rows of a list keep the numbers that they have in the database, which the sample does not know. */
function withOwnNumbers(stored: unknown, item: unknown): unknown {
  if (!Array.isArray(stored) || !Array.isArray(item)) return item;
  return stored.map((row: Row, index) => ({ ...row, ...item[index] }));
}

/** Services, and the events that they or their forms are for, by which somebody has sent or asked something. */
async function findSignedUpFor(payload: Payload, req: Transaction) {
  const services = new Set<number>();
  const events = new Set<number>();
  const all = { depth: 1, pagination: false, req } as const;
  const { docs: forms } = await payload.find({ collection: 'sign-ups', ...all });
  const { docs: listed } = await payload.find({ collection: 'services', ...all, depth: 0 });
  for (const form of forms) {
    const where: Where = { signUp: { equals: form.id } };
    const { totalDocs } = await payload.count({ collection: 'entries', where, req });
    if (totalDocs === 0) continue;
    services.add(relatedId(form.service) ?? 0);
    events.add(relatedId(form.event) ?? 0);
  }
  for (const { id, event } of listed) {
    const where: Where = { service: { equals: id } };
    const { totalDocs } = await payload.count({ collection: 'opening-alerts', where, req });
    if (totalDocs > 0) services.add(id);
    if (services.has(id)) events.add(relatedId(event) ?? 0);
  }
  return { services, events } as Partial<Record<keyof typeof moving, ReadonlySet<number>>>;
}
