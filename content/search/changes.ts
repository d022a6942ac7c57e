import { setImmediate as turn } from 'node:timers/promises';
import type { Where } from 'payload';
import type { SubjectCollection } from '../../lib/subjects.ts';
import { asVisitor, openPayload } from '../payload.ts';
import type { Row, SeenSummary } from './seen.ts';
import type { SearchThread } from './thread.ts';

/** What is new or changed in a collection, and what is there no more or not public any more. */
export interface Changes {
  rows: Row[];
  gone: Row[0][];
}

const pageSize = 200;
/** A document gets its moment of change before it can be seen, and clocks differ a little. */
const marginMs = 120_000;

export async function findChanges(
  thread: SearchThread,
  collection: SubjectCollection,
  known: SeenSummary | undefined,
): Promise<Changes> {
  const ids = async () => (await thread.call('idsOf', collection)).map(Number);
  const seen = known?.sources[collection];
  if (!known || !seen) return compare(thread, collection, await ids(), {});
  const since = new Date(Math.min(seen.newest, known.lookedAt - marginMs)).toISOString();
  const { wanted, unknown } = await thread.call(
    'offer',
    collection,
    await listChanged(collection, since),
  );
  // Of what was deleted or withdrawn nothing is left to see, only that there is less.
  if ((await countPublic(collection)) === seen.count + unknown.length)
    return { rows: wanted, gone: [] };
  const expected = [...(await ids()), ...unknown.map(Number)].sort((a, b) => a - b);
  const { rows, gone } = await narrow(thread, collection, expected, {});
  return { rows: [...new Map([...wanted, ...rows])], gone };
}

interface Range {
  after?: number | undefined;
  until?: number | undefined;
}

const within = ({ after, until }: Range): Where => ({
  and: [
    ...(after === undefined ? [] : [{ id: { greater_than: after } }]),
    ...(until === undefined ? [] : [{ id: { less_than_equal: until } }]),
  ],
});

/** Counts halves, and halves of those that don't have as many as expected, and compares the rest. */
async function narrow(
  thread: SearchThread,
  collection: SubjectCollection,
  expected: number[],
  range: Range,
): Promise<Changes> {
  if (expected.length <= pageSize) return compare(thread, collection, expected, range);
  const middle = expected.length >> 1;
  const border = expected[middle - 1];
  const found: Changes = { rows: [], gone: [] };
  for (const [half, ids] of [
    [{ ...range, until: border }, expected.slice(0, middle)],
    [{ ...range, after: border }, expected.slice(middle)],
  ] as const) {
    if ((await countPublic(collection, within(half))) === ids.length) continue;
    const { rows, gone } = await narrow(thread, collection, ids, half);
    found.rows.push(...rows);
    found.gone.push(...gone);
  }
  return found;
}

/** All documents of a range against what was seen of them. */
async function compare(
  thread: SearchThread,
  collection: SubjectCollection,
  expected: number[],
  range: Range,
): Promise<Changes> {
  const rows: Row[] = [];
  const present = new Set<Row[0]>();
  for await (const page of walk(collection, within(range))) {
    rows.push(...(await thread.call('offer', collection, page)).wanted);
    for (const [id] of page) present.add(id);
  }
  return { rows, gone: expected.filter((id) => !present.has(id)) };
}

/** Few as a rule, and then one question that the index of the database answers. */
async function listChanged(collection: SubjectCollection, since: string): Promise<Row[]> {
  const where = { updatedAt: { greater_than: since } };
  const newest = await listRows(collection, where, '-updatedAt');
  if (newest.length < pageSize) return newest;
  return walkWhole(collection, where);
}

/** The documents that name these ones in a field. */
export async function listNaming(
  collection: SubjectCollection,
  field: string,
  ids: Row[0][],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  return walkWhole(collection, { [field]: { in: ids } });
}

/** All that match, in parts between which others are answered. */
async function* walk(collection: SubjectCollection, where: Where): AsyncGenerator<Row[]> {
  let after = 0;
  for (;;) {
    const beyond: Where = { and: [where, { id: { greater_than: after } }] };
    const rows = await listRows(collection, beyond, 'id');
    yield rows;
    if (rows.length < pageSize) return;
    after = Number(rows.at(-1)?.[0]);
    await turn();
  }
}

async function walkWhole(collection: SubjectCollection, where: Where): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of walk(collection, where)) rows.push(...page);
  return rows;
}

async function listRows(collection: SubjectCollection, where: Where, sort: string): Promise<Row[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection,
    where,
    sort,
    select: { updatedAt: true },
    limit: pageSize,
    pagination: false,
    ...asVisitor,
    depth: 0,
  });
  return docs.map(({ id, updatedAt }) => [id, Date.parse(updatedAt)]);
}

async function countPublic(collection: SubjectCollection, where: Where = {}): Promise<number> {
  const payload = await openPayload();
  return (await payload.count({ collection, where, ...asVisitor })).totalDocs;
}
