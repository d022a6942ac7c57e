import { setImmediate as turn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import type { SubjectCollection } from '../../lib/subjects.ts';
import { readContentVersion } from '../content-version.ts';
import type { FindableDocuments, FindableWhole } from '../findable.ts';
import { sitePages } from '../site-findables.ts';
import { subjectContents } from '../subjects.generated.ts';
import { type Changes, findChanges, listNaming } from './changes.ts';
import type { Row } from './seen.ts';
import type { SearchThread } from './thread.ts';

/** So many documents are read at once: others are answered in between. */
const pageSize = 50;

const sources = [
  ...Object.values(subjectContents).flatMap(({ findables }) => findables),
  sitePages,
];
const documentSources = sources.filter((source) => 'readFindables' in source);
const wholes = sources.filter((source) => 'readAll' in source);
const followed = new Set<SubjectCollection>([
  ...documentSources.flatMap(({ collection, naming = {} }) => [
    collection,
    ...(Object.keys(naming) as SubjectCollection[]),
  ]),
  ...wholes.flatMap(({ collection }) => collection ?? []),
]);

/**
 * Brings the index to what is published now and returns the content's number. Only what changed is read;
 * `everything` compares every document's moment of change, for when the numbers can't be trusted.
 */
export async function follow(thread: SearchThread, everything: boolean): Promise<number> {
  // Read first: what is published meanwhile has a higher number and comes the next time.
  const version = await readContentVersion();
  const lookedAt = Date.now();
  const seen = await thread.call('begin');
  // A lower number than before: the database is an older copy.
  const known = everything || (seen && version < seen.version) ? undefined : seen;
  const changes = new Map<SubjectCollection, Changes>();
  for (const collection of followed)
    changes.set(collection, await findChanges(thread, collection, known));
  const of = (collection: SubjectCollection) => changes.get(collection) ?? { rows: [], gone: [] };
  for (const source of documentSources) {
    const rows = new Map(of(source.collection).rows);
    // The first time all of them are read anyway.
    for (const row of seen ? await rowsNaming(source, of) : []) rows.set(...row);
    await takeIn(thread, source, [...rows]);
  }
  for (const source of wholes) {
    const { rows, gone } = source.collection ? of(source.collection) : { rows: [0], gone: [] };
    if (rows.length + gone.length > 0) await takeWhole(thread, source);
  }
  const own = new Set<string>(documentSources.map(({ collection }) => collection));
  for (const [collection, { rows, gone }] of changes) {
    if (!own.has(collection)) await thread.call('put', collection, rows);
    await thread.call('forget', collection, gone);
  }
  await thread.call('commit', version, lookedAt);
  return version;
}

/** Documents that did not change, but something that they name did. */
async function rowsNaming(
  { collection, naming = {} }: FindableDocuments,
  changesOf: (collection: SubjectCollection) => Changes,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [named, field] of Object.entries(naming)) {
    const changed = changesOf(named as SubjectCollection);
    const ids = [...changed.rows.map(([id]) => id), ...changed.gone];
    rows.push(...(await listNaming(collection, field, ids)));
  }
  return rows;
}

async function takeIn(
  thread: SearchThread,
  { collection, readFindables }: FindableDocuments,
  rows: Row[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += pageSize) {
    const page = rows.slice(from, from + pageSize);
    const findables = await readFindables(page.map(([id]) => Number(id)));
    await thread.call('put', collection, page, findables);
    await turn();
  }
}

async function takeWhole(thread: SearchThread, { name, readAll }: FindableWhole): Promise<void> {
  const findables = await readAll();
  const rows = findables.map((one): Row => [one.id, crc32(JSON.stringify(one))]);
  const { wanted } = await thread.call('offer', name, rows);
  if (wanted.length > 0) await thread.call('put', name, wanted, findables);
  const here = new Set<Row[0]>(rows.map(([id]) => id));
  const gone = (await thread.call('idsOf', name)).filter((id) => !here.has(id));
  await thread.call('forget', name, gone);
}
