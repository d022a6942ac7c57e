import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '../lib/dates.ts';
import { prepareDatabase } from '../scripts/prepare-database.ts';
import { seedMany } from '../scripts/seed-many.ts';
import { openOwnDatabase } from './support/own-database.ts';

/** Lists of which the database is asked for one part only, against the same lists as a whole. */
const now = new Date('2025-05-12T12:00:00Z');
const today = dayOf(now);
const { payload, close } = await openOwnDatabase('long-lists');
afterAll(close);
const [{ findAllEvents }, { listEventPlaces, listEvents }, news] = await Promise.all([
  import('../content/all-events.ts'),
  import('../content/events.ts'),
  import('../content/news.ts'),
]);

beforeAll(async () => {
  await prepareDatabase(payload, { sample: true, frozenNow: now }, () => {});
  await seedMany(payload, 300, now);
  const { docs } = await payload.find({ collection: 'municipalities', limit: 1 });
  for (const [title, startsAt, endsAt] of [
    ['Dura até amanhã', '2025-05-09T12:00:00Z', '2025-05-13T12:00:00Z'],
    ['Acabou de noite', '2025-05-12T01:00:00Z', '2025-05-12T05:00:00Z'],
  ] as const)
    await payload.create({
      collection: 'events',
      data: {
        ...{ title, startsAt, endsAt, place: 'Orla', description: 'Corrida.' },
        ...{ startsAt_tz: 'America/Belem', endsAt_tz: 'America/Belem' },
        ...{ category: 'lazer', situation: 'confirmado', _status: 'published' },
        municipality: docs[0]?.id ?? 0,
      },
    });
});

test('pages of all events are the whole list: what comes, then what is over, newest first', async () => {
  const whole = await listEvents({});
  const isAhead = ({ lastDay }: { lastDay: string }) => lastDay >= today;
  const expected = [
    ...whole.filter(isAhead),
    ...whole.filter((event) => !isAhead(event)).reverse(),
  ];
  const { ahead, total, read } = await findAllEvents({}, today);
  expect({ ahead, total }).toEqual({ ahead: whole.filter(isAhead).length, total: whole.length });
  const read7: string[] = [];
  for (let offset = 0; offset < total; offset += 7)
    read7.push(...(await read({ offset, count: 7 })).map(({ slug }) => slug));
  expect(read7).toEqual(expected.map(({ slug }) => slug));
  expect(expected.map(({ title }) => title).indexOf('Dura até amanhã')).toBe(0);
  expect(
    isAhead(expected.find(({ title }) => title === 'Acabou de noite') ?? { lastDay: '' }),
  ).toBe(false);
});

test('the filter holds for every part', async () => {
  const filter = { category: 'lazer', place: 'macapa' } as const;
  const whole = await listEvents(filter);
  const { total, read } = await findAllEvents(filter, today);
  expect(total).toBe(whole.length);
  const slugs = (await read({ offset: 0, count: 1000 })).map(({ slug }) => slug);
  expect(slugs.sort()).toEqual(whole.map(({ slug }) => slug).sort());
});

test('towns with events come in the order of their first one', async () => {
  const seen = new Set((await listEvents({})).map(({ municipality }) => municipality.slug));
  expect((await listEventPlaces()).map(({ slug }) => slug)).toEqual([...seen]);
});

test('parts of the news are the whole list, whatever they leave out', async () => {
  const filter = { category: 'lazer-e-recreacao' } as const;
  const count = await news.countNews(filter, now);
  const whole = await news.listNews(filter, { offset: 0, count: 1000 }, now);
  expect(whole).toHaveLength(count);
  const parts = [];
  for (let offset = 0; offset < count; offset += 4)
    parts.push(...(await news.listNews(filter, { offset, count: 4 }, now)));
  expect(parts).toEqual(whole);
  const except = whole[0]?.slug;
  expect(await news.countNews({ ...filter, except }, now)).toBe(count - 1);
  const slugs = whole.slice(2, 5).map(({ slug }) => slug);
  expect(await news.listNewsBySlug(['gone', ...slugs], now)).toEqual(whole.slice(2, 5));
});
