import { afterAll, beforeAll, expect, test } from 'vitest';
import { yearOf } from '../lib/dates.ts';
import { collect } from '../lib/paged.ts';
import { slugify } from '../lib/slug.ts';
import { prepareDatabase } from '../scripts/prepare-database.ts';
import { seedMany } from '../scripts/seed-many.ts';
import { openOwnDatabase } from './support/own-database.ts';

/** Files of which the database is read in pages, against the same events as one list. */
const now = new Date('2025-05-12T12:00:00Z');
const { payload, close } = await openOwnDatabase('long-files');
afterAll(close);
const [{ listEvents }, files, { listAddressParts, listPageAddresses }] = await Promise.all([
  import('../content/events.ts'),
  import('../content/calendar-events.ts'),
  import('../content/page-addresses.ts'),
]);
const slugsOf = (events: { slug: string }[]) => events.map(({ slug }) => slug);
const wholeFile = async (filter: Parameters<typeof files.findEventsForFile>[0]) => {
  const { count, pages } = await files.findEventsForFile(filter);
  const read = await collect(pages());
  for (const page of read) expect(page.length).toBeLessThanOrEqual(100);
  expect(read.flat()).toHaveLength(count);
  return slugsOf(read.flat());
};

beforeAll(async () => {
  await prepareDatabase(payload, { sample: true, frozenNow: now }, () => {});
  await seedMany(payload, 1000, now);
  const { docs } = await payload.find({ collection: 'municipalities', limit: 1 });
  const municipality = docs[0]?.id ?? 0;
  const transactionID = (await payload.db.beginTransaction()) ?? '';
  let number = 0;
  const create = (title: string, startsAt: string, endsAt: string | null = null) => {
    number += 1;
    const data = {
      ...{ title, slug: `${slugify(title)}-${number}`, startsAt, endsAt, municipality },
      ...{ place: 'Orla', description: 'Corrida.', category: 'lazer', situation: 'confirmado' },
      ...{ _status: 'published', createdAt: now.toISOString(), updatedAt: now.toISOString() },
    };
    return payload.db.create({ collection: 'events', data, req: { transactionID } });
  };
  await create('Dura até amanhã', '2016-05-09T12:00:00.000Z', '2025-05-13T12:00:00.000Z');
  await create('Vira o ano', '2023-12-31T23:00:00.000Z', '2024-01-01T05:00:00.000Z');
  // Enough of one name at one moment that a page ends among them.
  for (let count = 0; count < 150; count += 1) await create('Iguais', '2020-03-03T12:00:00.000Z');
  await payload.db.commitTransaction(transactionID);
});

test('the pages of a file are the whole list, whatever the filter', async () => {
  const all = await wholeFile({});
  expect(all.length).toBeGreaterThan(600);
  expect(new Set(all).size).toBe(all.length);
  expect([...all].sort()).toEqual(slugsOf(await listEvents({})).sort());
  const filter = { category: 'lazer', place: 'macapa' } as const;
  expect((await wholeFile(filter)).sort()).toEqual(slugsOf(await listEvents(filter)).sort());
  const day = { from: '2025-05-10', until: '2025-05-10' };
  expect(await wholeFile(day)).toEqual(slugsOf(await listEvents(day)));
});

test('the years divide the list: each event is in the year in which it begins', async () => {
  const years = await files.listEventYears();
  expect(years).toEqual([...years].sort().reverse());
  const byYear = await Promise.all(years.map((year) => wholeFile({ year })));
  expect(byYear.flat().sort()).toEqual((await wholeFile({})).sort());
  const whole = await listEvents({});
  for (const [at, year] of years.entries())
    expect(byYear[at]?.sort()).toEqual(
      slugsOf(whole.filter(({ day }) => yearOf(day) === year)).sort(),
    );
  expect(byYear[years.indexOf(2023)]).toContain('vira-o-ano-2');
  expect(await wholeFile({ year: 2023, from: '2024-01-01', until: '2024-01-01' })).toEqual([]);
});

test('a calendar to subscribe to has all that comes or lasts, and the last 200', async () => {
  const whole = await listEvents({});
  const begun = whole.filter(({ startsAt }) => startsAt < now);
  const coming = whole.filter(({ startsAt }) => startsAt >= now);
  expect(begun.length).toBeGreaterThan(300);
  expect(coming.length).toBeGreaterThan(0);
  const feed = slugsOf(await files.listFeedEvents({}, now));
  expect(feed).toEqual(['dura-ate-amanha-1', ...slugsOf([...begun.slice(-200), ...coming])]);
  const filter = { category: 'lazer' } as const;
  const leisure = await files.listFeedEvents(filter, now);
  const ofLeisure = (events: typeof whole) => events.filter(({ category }) => category === 'lazer');
  expect(slugsOf(leisure)).toEqual([
    'dura-ate-amanha-1',
    ...slugsOf([...ofLeisure(begun).slice(-200), ...ofLeisure(coming)]),
  ]);
});

test('the parts of the sitemap are all documents, a thousand numbers each', async () => {
  const parts = await listAddressParts(now);
  const ofEvents = parts.filter(({ subject }) => subject === 'events');
  expect(ofEvents.map(({ part }) => part)).toEqual([1]);
  const pages = (await Promise.all(parts.map((part) => listPageAddresses(part, now)))).flat();
  const events = pages.filter(({ path }) => path.startsWith('/agenda/'));
  expect(events).toHaveLength((await listEvents({})).length);
  await payload.db.updateOne({
    collection: 'events',
    where: { slug: { equals: 'vira-o-ano-2' } },
    data: { updatedAt: '2031-01-01T00:00:00.000Z' },
  });
  const [changed] = await listAddressParts(now);
  expect(changed).toMatchObject({ subject: 'events', changedAt: new Date('2031-01-01') });
});
