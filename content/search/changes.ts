import { setImmediate as turn } from 'node:timers/promises';
import type { Where } from 'payload';
import type { FollowedCollection } from '../findable.ts';
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
  collection: FollowedCollection,
  known: SeenSummary | undefined,
): Promise<Changes> {
  const seen = known?.sources[collection];
  if (known && seen) {
    const since = new Date(Math.min(seen.newest, known.lookedAt - marginMs)).toISOString();
    const rows = await listChanged(collection, since);
    const { wanted, unknown } = await thread.call('offer', collection, rows);
    // Of what was deleted or withdrawn nothing is left to see, only that there is less.
    if ((await countPublic(collection)) === seen.count + unknown) return { rows: wanted, gone: [] };
  }
  return compareAll(thread, collection);
}

async function compareAll(thread: SearchThread, collection: FollowedCollection): Promise<Changes> {
  const rows: Row[] = [];
  const present: Row[0][] = [];
  for await (const page of walk(collection, {})) {
    rows.push(...(await thread.call('offer', collection, page)).wanted);
    present.push(...page.map(([id]) => id));
  }
  return { rows, gone: await thread.call('absent', collection, present) };
}

/** Few as a rule, and then one question that the index of the database answers. */
async function listChanged(collection: FollowedCollection, since: string): Promise<Row[]> {
  const where = { updatedAt: { greater_than: since } };
  const newest = await listRows(collection, where, '-updatedAt');
  if (newest.length < pageSize) return newest;
  return walkWhole(collection, where);
}

/** The documents that name these ones in a field. */
export async function listNaming(
  collection: FollowedCollection,
  field: string,
  ids: Row[0][],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  return walkWhole(collection, { [field]: { in: ids } });
}

/** All that match, in parts between which others are answered. */
async function* walk(collection: FollowedCollection, where: Where): AsyncGenerator<Row[]> {
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

async function walkWhole(collection: FollowedCollection, where: Where): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of walk(collection, where)) rows.push(...page);
  return rows;
}

async function listRows(
  collection: FollowedCollection,
  where: Where,
  sort: string,
): Promise<Row[]> {
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

async function countPublic(collection: FollowedCollection): Promise<number> {
  const payload = await openPayload();
  return (await payload.count({ collection, ...asVisitor })).totalDocs;
}
