// Long because all tests share one database, which takes seconds to make.
import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedSample, untouchedSample } from '../cms/fields/sample-mark.ts';
import { worldAt } from '../sample/world.ts';
import { openOwnDatabase } from './support/own-database.ts';

/** Loaded on one day, started again on later ones. */
const days = ['2025-05-12', '2025-06-30', '2025-12-31', '2026-11-18', '2027-02-03'].map(
  (day) => new Date(`${day}T09:00:00-03:00`),
);
const [loaded, ...later] = days as [Date, ...Date[]];

const { payload, close } = await openOwnDatabase('sample-moves');
afterAll(close);
const { prepareDatabase } = await import('../scripts/prepare-database.ts');
const { moveSample } = await import('../scripts/move-sample.ts');
const { findSampleChanges } = await import('../scripts/sample-changes.ts');
const { readHome } = await import('../content/home.ts');
const { listNextEvents } = await import('../content/events.ts');
const { listUpcomingBroadcasts } = await import('../content/broadcasts.ts');

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

/** Past the hooks, which would mark it as changed. */
const setTo = (collection: CollectionSlug, id: number, data: object) =>
  payload.db.updateOne({ collection, id, data: { ...data }, returning: false });

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

test('a start that is interrupted leaves the world as it was', async () => {
  const { updateOne } = payload.db;
  let written = 0;
  payload.db.updateOne = ((...args: Parameters<typeof updateOne>) => {
    written += 1;
    if (written > 5) throw new Error('interrupted');
    return updateOne.apply(payload.db, args);
  }) as typeof updateOne;
  try {
    await expect(startOn(later[0] as Date)).rejects.toThrow('interrupted');
  } finally {
    payload.db.updateOne = updateOne;
  }
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

test('a match that somebody set earlier leaves the others their days', async () => {
  const now = later.at(-1) as Date;
  const { docs } = await payload.find({
    collection: 'matches',
    where: { 'competition.slug': { equals: 'copa-das-arenas-2024-feminina' } },
    sort: 'startsAt',
    limit: 0,
    depth: 0,
  });
  const last = docs.at(-1);
  if (!last) throw new Error('The cup has no matches.');
  await setTo('matches', last.id, { sample: changedSample, startsAt: '2024-05-01T12:00:00.000Z' });
  try {
    expect(await findSampleChanges(payload, now)).toEqual([]);
  } finally {
    await setTo('matches', last.id, { sample: untouchedSample, startsAt: last.startsAt });
  }
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

test('what somebody changed, deleted or waits for stays where it is', async () => {
  const now = new Date('2027-09-08T09:00:00-03:00');
  const changed = await bySlug('events', 'torneio-de-volei-de-areia');
  await setTo('events', changed.id, { sample: changedSample });
  const deleted = await bySlug('events', 'oficina-de-skate');
  await payload.delete({ collection: 'events', id: deleted.id });
  const service = await bySlug('services', 'bolsa-atleta');
  const moment = new Date().toISOString();
  await payload.db.create({
    collection: 'opening-alerts',
    data: {
      email: 'ana@exemplo.com',
      service: service.id,
      state: 'confirmada',
      consentVersion: '1',
      consentAt: moment,
      confirmedAt: moment,
      tokenHash: 'x',
    },
  });
  const meeting = await startOf('bolsa-atleta-encontro-com-quem-pediu');
  await startOn(now);
  expect((await bySlug('events', 'torneio-de-volei-de-areia')) as object).toMatchObject({
    startsAt: (changed as { startsAt: string }).startsAt,
  });
  expect(await startOf('oficina-de-skate')).toBeUndefined();
  expect(await bySlug('services', 'bolsa-atleta')).toEqual(service);
  expect(await startOf('bolsa-atleta-encontro-com-quem-pediu')).toBe(meeting);
  expect(await startOf('circuito-de-canoagem-do-jari')).toContain('2027-09-11');
});

test('forms name a coming day of deletion, unless somebody entered something', async () => {
  const listForms = async () =>
    (await payload.find({ collection: 'sign-ups', sort: 'id', depth: 0 })).docs;
  const [used] = await listForms();
  if (!used) throw new Error('There are no forms.');
  await payload.db.create({
    collection: 'entry-drafts',
    data: {
      keyHash: 'x',
      signUp: used.id,
      sealed: 'x',
      expiresAt: '2028-03-01T12:00:00.000Z',
    },
  });
  await startOn(new Date('2028-02-09T09:00:00-03:00'));
  const days = (await listForms()).map(({ deleteOn }) => deleteOn.slice(0, 10));
  expect(days).toEqual([used.deleteOn.slice(0, 10), ...days.slice(1).map(() => '2029-12-31')]);
});

test('what tells of the same days as something kept stays with it', async () => {
  const now = new Date('2028-08-16T09:00:00-03:00');
  const touch = async (slug: string) => {
    await setTo('events', (await bySlug('events', slug)).id, { sample: changedSample });
  };
  const count = async () => {
    const changes = await findSampleChanges(payload, now);
    return Object.groupBy(changes, ({ collection }) => collection);
  };
  const before = await count();
  await touch('corrida-da-serra');
  await touch('torneio-de-abertura-de-atletismo');
  const match = before.matches?.[0];
  if (!match) throw new Error('No match moves.');
  await setTo('matches', match.id, { sample: changedSample });
  const after = await count();
  expect(after.matches).toBeUndefined();
  expect(after.competitions).toBeUndefined();
  const fewer = (collection: keyof typeof before) =>
    (before[collection]?.length ?? 0) - (after[collection]?.length ?? 0);
  expect(fewer('events')).toBe(2);
  expect(fewer('upcoming-broadcasts')).toBe(1);
  expect(fewer('state-records')).toBe(1);
  // That of the championship's final.
  expect(fewer('recorded-broadcasts')).toBe(1);
});
