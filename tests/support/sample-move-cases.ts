import type { CollectionSlug } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { changedSample, untouchedSample } from '../../cms/fields/sample-mark.ts';
import { worldAt } from '../../sample/world.ts';
import { killBeforeCommit } from './killed-child.ts';
import { openOwnDatabase } from './own-database.ts';

/** Loaded on one day, started again on later ones. */
const days = ['2025-05-12', '2025-06-30', '2025-12-31', '2026-11-18', '2027-02-03'].map(
  (day) => new Date(`${day}T09:00:00-03:00`),
);
const [loaded, ...later] = days as [Date, ...Date[]];

/**
 * A sample that is loaded on one day and moves along with the starts on later ones.
 * Long because all cases share one database, which takes seconds to make.
 */
export async function sampleMoveCases(name: string, databaseUrl = '') {
  const { payload, folder, close } = await openOwnDatabase(name, databaseUrl);
  const { prepareDatabase } = await import('../../scripts/prepare-database.ts');
  const { moveSample } = await import('../../scripts/move-sample.ts');
  const { findSampleChanges } = await import('../../scripts/sample-changes.ts');
  const { readHome } = await import('../../content/home.ts');
  const { listNextEvents } = await import('../../content/events.ts');
  const { listUpcomingBroadcasts } = await import('../../content/broadcasts.ts');

  const startOn = (frozenNow: Date, sample = true) =>
    prepareDatabase(payload, { sample, frozenNow }, () => {});
  const bySlug = async (collection: 'events' | 'services' | 'news', slug: string) => {
    const found = await payload.find({ collection, where: { slug: { equals: slug } }, depth: 0 });
    const [document] = found.docs;
    if (!document) throw new Error(`There is no ${collection} '${slug}'.`);
    return document;
  };
  const startOf = async (slug: string) =>
    (await payload.find({ collection: 'events', where: { slug: { equals: slug } } })).docs[0]
      ?.startsAt;

  /** What would tell somebody of a change. */
  const silent = [
    'outgoing-mails',
    'fresh-items',
    'entry-notices',
    'audit-notes',
    'withdrawn-items',
    'former-addresses',
  ] as const satisfies CollectionSlug[];
  const noise = async () => {
    const counts: Record<string, number> = {};
    for (const collection of silent)
      counts[collection] = (await payload.count({ collection })).totalDocs;
    for (const collection of ['events', 'news', 'services'] as const)
      counts[`versions of ${collection}`] = (await payload.countVersions({ collection })).totalDocs;
    return counts;
  };

  beforeAll(() => startOn(loaded));

  test('SAMPLE=off moves nothing', async () => {
    const before = await startOf('circuito-de-canoagem-do-jari');
    await startOn(later[0] as Date, false);
    expect(await startOf('circuito-de-canoagem-do-jari')).toBe(before);
  });

  test('a start that is killed by force leaves the world as it was', async () => {
    const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
    const work = `const { moveSample } = await load('scripts/move-sample.ts');
      await moveSample(payload, new Date('${later[0]?.toISOString()}'));`;
    expect(await killBeforeCommit(env, work)).toBe(true);
    expect(await findSampleChanges(payload, loaded)).toEqual([]);
  });

  test.each(later)('on %s it is the world of that day, moved in silence', async (now) => {
    const before = await noise();
    await startOn(now);
    expect(await noise()).toEqual(before);
    expect(await findSampleChanges(payload, now)).toEqual([]);
    // What May 2025 had no room for was not loaded, and nothing is added to a database in use.
    const wasLoaded = new Set(worldAt(loaded).events.map(({ slug }) => slug));
    for (const { slug, startsAt } of worldAt(now).events)
      expect(await startOf(slug), slug).toBe(wasLoaded.has(slug) ? startsAt : undefined);
    expect(await listNextEvents(now, 4)).toHaveLength(4);
    expect(await listUpcomingBroadcasts(now)).toHaveLength(4);
    const { nextEvents } = await readHome(now);
    const year = now.getFullYear() + (now.getMonth() > 5 ? 1 : 0);
    expect(nextEvents.map(({ date }) => date)).toEqual(
      ['15', '22', '30'].map((day) => `${year}-06-${day}`),
    );
    // The form of the admin shows the same.
    const { docs } = await payload.find({
      collection: 'events',
      draft: true,
      depth: 0,
      where: { slug: { equals: 'circuito-de-canoagem-do-jari' } },
    });
    expect(docs[0]?.startsAt).toBe(await startOf('circuito-de-canoagem-do-jari'));
    expect(docs[0]).toMatchObject({ title: 'Circuito de Canoagem do Jari', sport: 'canoagem' });
  });

  test('two machines that start at once move it once', async () => {
    const now = new Date('2027-04-07T09:00:00-03:00');
    const moved = await Promise.all([moveSample(payload, now), moveSample(payload, now)]);
    expect(moved.filter((count) => count > 0)).toHaveLength(1);
  });

  test('what somebody saves while it moves stays as they saved it', async () => {
    const published = await bySlug('events', 'circuito-de-canoagem-do-jari');
    const drafted = await bySlug('events', 'torneio-de-volei-de-areia');
    const { docs } = await payload.findVersions({
      collection: 'events',
      where: { parent: { equals: drafted.id } },
      sort: '-updatedAt',
      limit: 1,
    });
    const draft = docs[0]?.id ?? 0;
    const { updateOne } = payload.db;
    const save = async (sample: string, req: Parameters<typeof updateOne>[0]['req'] = {}) => {
      const version = { collection: 'events', id: draft, req, returning: false } as const;
      await payload.db.updateVersion({ ...version, versionData: { version: { sample } } as never });
      const document = { collection: 'events', id: published.id, req, returning: false } as const;
      await updateOne.call(payload.db, { ...document, data: { sample } });
    };
    let isSaved = false;
    payload.db.updateOne = (async (args: Parameters<typeof updateOne>[0]) => {
      // In the same transaction, as SQLite lets nobody else write meanwhile.
      if (!isSaved) await save(changedSample, args.req);
      isSaved = true;
      return updateOne.call(payload.db, args);
    }) as typeof updateOne;
    try {
      await moveSample(payload, new Date('2027-06-09T09:00:00-03:00'));
    } finally {
      payload.db.updateOne = updateOne;
      await save(untouchedSample);
    }
    expect(await bySlug('events', published.slug ?? '')).toEqual(
      expect.objectContaining({ startsAt: Reflect.get(published, 'startsAt') }),
    );
    expect(await startOf(drafted.slug ?? '')).toBe(Reflect.get(drafted, 'startsAt'));
    expect(await startOf('copa-de-judo-da-fronteira')).toContain('2027-06');
  });

  return { payload, close, startOn, bySlug, startOf };
}
