import type { Payload, PayloadRequest, Where } from 'payload';
import { changedSample, untouchedSample } from '../cms/fields/sample-mark.ts';
import { findSample } from '../cms/sample-removal/list-sample.ts';
import type { SampleCollection } from '../lib/subjects.ts';
import { signUpsAt, worldAt } from '../sample/world.ts';
import { findKept } from './kept-sample.ts';

type Transaction = Pick<PayloadRequest, 'transactionID'>;
type Row = Record<string, unknown>;
type NameOf = (row: Row) => string;

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
  // Past its day of deletion a form would lose at once what is entered.
  'sign-ups': { fields: ['deleteOn'], name: ({ title }) => `${title}` },
  competitions: { fields: ['from', 'until'] },
  matches: { fields: ['startsAt'], name: (row, competition) => `${competition(row)}` },
  athletes: { fields: ['achievements'] },
  'state-records': { fields: ['day'], name: ({ title }) => `${title}` },
  'transparency-records': {
    fields: ['year', 'reference', 'date', 'paidAmount'],
    name: ({ subject, title }) => `${subject} ${title}`,
  },
} as const satisfies Partial<Record<SampleCollection | 'sign-ups', Moving>>;

export type MovingCollection = keyof typeof moving;
const collections = Object.keys(moving) as MovingCollection[];

/** A document that came with the sample, and what it is in the world of a day, if that is known. */
export interface Pair {
  id: number;
  row: Row;
  item: Row | undefined;
  isTouched: boolean;
}

export interface SampleChange {
  collection: MovingCollection;
  id: number;
  data: Row;
}

/** How the stored sample differs from what it is at a moment, as far as nobody touched it. */
export async function findSampleChanges(
  payload: Payload,
  now: Date,
  req: Transaction = {},
): Promise<SampleChange[]> {
  const world = { ...worldAt(now), 'sign-ups': signUpsAt(now) };
  const competitions = new Map<number, unknown>();
  const pairs = {} as Record<MovingCollection, Pair[]>;
  for (const collection of collections) {
    const { name }: Moving = moving[collection];
    const nameOf: NameOf = (row) =>
      name
        ? name(row, ({ competition }) => competitions.get(Number(competition)) ?? competition)
        : `${row.slug}`;
    const stored = await findMarked(payload, collection, req);
    if (collection === 'competitions')
      for (const { row, id } of stored) competitions.set(id, row.slug);
    pairs[collection] = paired(stored, world[collection] as readonly Row[], nameOf);
  }
  const isKept = await findKept(payload, pairs, req);
  return collections.flatMap((collection) =>
    pairs[collection].flatMap((pair) => {
      const { id, row, item = {} } = pair;
      const data = isKept(collection, pair) ? {} : differing(row, item, moving[collection].fields);
      return Object.keys(data).length > 0 ? [{ collection, id, data }] : [];
    }),
  );
}

/** All that came with the sample, in the order of loading, which no editor can change. A draft counts as a change. */
async function findMarked(payload: Payload, collection: MovingCollection, req: Transaction) {
  const where: Where = { sample: { in: [untouchedSample, changedSample] } };
  const { docs } = await payload.find({
    collection,
    where,
    sort: 'id',
    depth: 0,
    pagination: false,
    req,
  });
  const changed = await findSample(payload, collection, [changedSample], req);
  const changedIds = new Set(changed.map(({ id }) => id));
  return docs.map(({ ...row }) => ({
    id: row.id,
    row: row as Row,
    isTouched: row.sample !== untouchedSample || changedIds.has(row.id),
  }));
}

function paired(
  stored: readonly Omit<Pair, 'item'>[],
  items: readonly Row[],
  nameOf: NameOf,
): Pair[] {
  const wanted = Map.groupBy(items, nameOf);
  const groups = Map.groupBy(stored, ({ row }) => nameOf(row));
  return [...groups].flatMap(([name, group]) => {
    const same = wanted.get(name) ?? [];
    // Where one was deleted, nobody knows which one the others are.
    const isWhole = group.length === same.length;
    return group.map((one, index) => ({ ...one, item: isWhole ? same[index] : undefined }));
  });
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
