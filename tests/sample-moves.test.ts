import type { CollectionSlug } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { changedSample, untouchedSample } from '../cms/fields/sample-mark.ts';
import { sampleMoveCases } from './support/sample-move-cases.ts';

const { payload, close, startOn, bySlug, startOf } = await sampleMoveCases('sample-moves');
afterAll(close);
const { findSampleChanges } = await import('../scripts/sample-changes.ts');

/** Past the hooks, which would mark it as changed. */
const setTo = (collection: CollectionSlug, id: number, data: object) =>
  payload.db.updateOne({ collection, id, data: { ...data }, returning: false });

test('a match that somebody set earlier leaves the others their days', async () => {
  const now = new Date('2027-07-07T09:00:00-03:00');
  await startOn(now);
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
