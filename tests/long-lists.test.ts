// Long because all questions share one database, which takes seconds to fill.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../lib/dates.ts';
import { prepareDatabase } from '../scripts/prepare-database.ts';
import { seedMany } from '../scripts/seed-many.ts';
import { openOwnDatabase } from './support/own-database.ts';
import { plansOf } from './support/query-plans.ts';

/** Lists of which the database is asked for one part only, against the same lists as a whole. */
const now = new Date('2025-05-12T12:00:00Z');
const today = dayOf(now);
const { payload, close } = await openOwnDatabase('long-lists');
afterAll(close);
const [{ findAllEvents }, events, news] = await Promise.all([
  import('../content/all-events.ts'),
  import('../content/events.ts'),
  import('../content/news.ts'),
]);
const articles = await import('../content/articles.ts');
const { listEventPlaces, listEvents } = events;
const { listPlaceEvents } = await import('../content/place-events.ts');
const { countByTown } = await import('../content/town-counts.ts');
const { listAthleteNews } = await import('../content/athletes.ts');
const { readLastChange } = await import('../content/last-change.ts');
const { listSubjectLinks } = await import('../content/subject-links.ts');

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

/** What pages ask for, whatever the length of the archive. */
const town = { category: 'lazer', place: 'macapa' } as const;
const month = { from: '2019-03-01', until: '2019-03-31' } as const;
const lateEvents = async (filter: object) =>
  (await findAllEvents(filter, today)).read({ offset: 100, count: 30 });
const latePage = { offset: 100, count: 4 };
const questions: Record<string, () => Promise<unknown>> = {
  'next events': () => events.listNextEvents(now, 4),
  'next events where only past ones fill up': () => events.listNextEvents(now, 200),
  'the events of a day': () => listEvents({ from: today, until: today }),
  'the calendar of a month': () => events.listMonthEvents(month),
  'the calendar of a month, in one town': () => events.listMonthEvents({ ...month, ...town }),
  'the towns with events': listEventPlaces,
  'how much each town has': () => countByTown(now),
  'all events, far behind': () => lateEvents({}),
  'all events of a category, far behind': () => lateEvents({ category: town.category }),
  'all events of a town, far behind': () => lateEvents({ place: town.place }),
  'all events of both, far behind': () => lateEvents(town),
  'the next certain event': () => events.listEventsAfter(now, 1, town),
  'an event': () => events.readEvent('quinta-feliz'),
  'the events of a program': () => events.listProgramEvents('quinta-feliz', now, 3),
  'the events at a place': () => listPlaceEvents('ginasio-poliesportivo', now, 3),
  'the newest news': () => news.listLatestNews(now, 3),
  'the highlighted article': () => news.readHighlight(now),
  'how many news there are': () => news.countNews({ except: 'one' }, now),
  'how many of a category': () => news.countNews({ category: 'lazer-e-recreacao' }, now),
  'a late page of news': () => news.listNews({ except: 'one' }, latePage, now),
  'a late page of a category': () =>
    news.listNews({ category: 'lazer-e-recreacao' }, latePage, now),
  'the feed of the news': () => articles.listArticles(undefined, 100, now),
  'an article': () => articles.readArticle('corrida-na-orla-abre-inscricoes', now),
  'news that a search found': () => news.listNewsBySlug(['one', 'other'], now),
  'related news': async () => {
    const [newest] = await news.listLatestNews(now, 1);
    return newest && news.listRelatedNews(newest, now, 3);
  },
  'the news of an athlete': () =>
    listAthleteNews({ name: 'Benedito Sarraf', sport: 'Futebol' }, now, 3),
  'the map of the site': () => listSubjectLinks(now),
  'when the agenda last changed': () => readLastChange('events'),
};

/** Found by its parent, then put in order: the twelve photographs of one event at most. */
const ownRelations =
  /SEARCH (\w+__rels) USING INDEX \w+_parent_idx \(parent_id=\?\)\nUSE TEMP B-TREE FOR ORDER BY\nSCAN \1/g;

describe('no question reads or sorts all events or all news', () => {
  test.each(Object.entries(questions))('%s', async (_name, ask) => {
    const plans = await plansOf(payload, /from "?(events|news)\b/i, ask);
    expect(plans.length).toBeGreaterThan(0);
    for (const { sql, steps } of plans) {
      const plan = steps.join('\n').replace(ownRelations, '');
      expect(plan, sql).not.toMatch(/SCAN (events|news)/);
      // All that is published, or all of a category: then something else must have put it in order.
      expect(plan, sql).not.toContain('TEMP B-TREE FOR ORDER BY');
      // A count stays in the index.
      if (/count\(/.test(sql) && !/"slug" = /.test(sql))
        expect(plan, sql).toContain('COVERING INDEX');
      if (/"slug" in /.test(sql)) expect(plan, sql).toContain('slug_idx');
    }
  });
});
