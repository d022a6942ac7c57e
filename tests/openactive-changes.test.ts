import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDatabase } from '../scripts/prepare-database.ts';
import { followFeed } from './support/feed-reader.ts';
import { openOwnDatabase } from './support/own-database.ts';

/** What feeds tell after changes, and what a reader of the feeds then knows. */
const now = new Date('2026-05-12T12:00:00Z');
const { payload, close } = await openOwnDatabase('openactive-changes');
afterAll(close);
const [{ opportunityFeeds }, { rpdePage }, { runHousekeeping }] = await Promise.all([
  import('../site/openactive/feeds.ts'),
  import('../site/openactive/rpde-page.ts'),
  import('../content/housekeeping.ts'),
]);
beforeAll(() => prepareDatabase(payload, { sample: true, frozenNow: now }, () => {}));

const follow = (name: string) => {
  const feed = opportunityFeeds.find((one) => one.name === name);
  if (!feed) throw new Error(name);
  return followFeed({ feed, rpdePage, now });
};
const firstOf = async (collection: 'events' | 'places') => {
  const { docs } = await payload.find({ collection, limit: 1, sort: 'id' });
  return docs[0]?.id ?? 0;
};

test('what is deleted or unpublished is told as deleted, and comes back when it is published', async () => {
  const reader = follow('events');
  await reader.read();
  const size = reader.copy.size;
  // Nothing else points to this one, which would keep it from being deleted.
  const where = { slug: { equals: 'rua-de-lazer' } };
  const { docs } = await payload.find({ collection: 'events', where });
  const id = docs[0]?.id ?? 0;
  await payload.update({ collection: 'events', id, data: { title: 'Rascunho' }, draft: true });
  expect(await reader.read()).toEqual([]);
  await payload.update({ collection: 'events', id, data: { _status: 'draft' } });
  expect(await reader.read()).toMatchObject([{ id, state: 'deleted' }]);
  expect(reader.copy.size).toBe(size - 1);
  await payload.update({
    collection: 'events',
    id,
    data: { title: 'De volta', _status: 'published' },
  });
  expect(await reader.read()).toMatchObject([{ id, state: 'updated', data: { name: 'De volta' } }]);
  await payload.delete({ collection: 'events', id });
  const [gone] = await reader.read();
  expect(gone).toEqual({ id, state: 'deleted', kind: 'Event', modified: gone?.modified });
  const late = new Date(Date.now() + 29 * 86_400_000);
  await runHousekeeping(late, (error) => expect.fail(String(error)));
  const told = async () => (await follow('events').read()).some(({ state }) => state === 'deleted');
  expect(await told()).toBe(true);
  await runHousekeeping(new Date(late.getTime() + 2 * 86_400_000), () => {});
  expect(await told()).toBe(false);
});

test('an event that nobody gave a price is not in the feed', async () => {
  const reader = follow('events');
  await reader.read();
  const id = await firstOf('events');
  await payload.update({ collection: 'events', id, data: { price: null } });
  expect(await reader.read()).toMatchObject([{ id, state: 'deleted' }]);
});

test('what changed a moment ago waits until nothing earlier can follow', async () => {
  const feed = opportunityFeeds.find(({ name }) => name === 'facility-uses');
  const id = await firstOf('places');
  const before = Date.now() - 1;
  await payload.update({ collection: 'places', id, data: { name: 'Novo nome' } });
  if (!feed) throw new Error('no feed');
  const asked = { feed, after: undefined, now, origin: 'https://a.br' };
  const early = await rpdePage({ ...asked, settled: before });
  expect(early.isSettled).toBe(false);
  expect(JSON.stringify(early.page)).not.toContain('Novo nome');
  const late = await rpdePage({ ...asked, settled: Date.now() });
  expect(late.isSettled).toBe(true);
  expect(late.page.items.at(-1)).toMatchObject({ id, data: { name: 'Novo nome' } });
});
