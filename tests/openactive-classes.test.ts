import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionRule } from '../cms/payload-types.ts';
import { sessionNumber } from '../lib/session-number.ts';
import { takesPlace } from '../lib/session-rule.ts';
import { prepareDatabase } from '../scripts/prepare-database.ts';
import { followFeed, startsFrom } from './support/feed-reader.ts';
import { openOwnDatabase } from './support/own-database.ts';

/** What a reader of the feeds of classes knows, at first and after changes. */
const now = new Date('2026-05-12T12:00:00Z');
const year = ['2026-06-01', '2027-05-31'] as const;
const { payload, close } = await openOwnDatabase('openactive-classes');
afterAll(close);
const [{ opportunityFeeds }, { rpdePage }, { listSessions }] = await Promise.all([
  import('../site/openactive/feeds.ts'),
  import('../site/openactive/rpde-page.ts'),
  import('../content/sessions.ts'),
]);
beforeAll(() => prepareDatabase(payload, { sample: true, frozenNow: now }, () => {}));

const follow = (name: string) => {
  const feed = opportunityFeeds.find((one) => one.name === name);
  if (!feed) throw new Error(name);
  return followFeed({ feed, rpdePage, now });
};
const noon = (day: string) => `${day}T15:00:00.000Z`;
const on = (day: string) => ({ day: noon(day), day_tz: 'America/Belem' as const });
const firstOf = async (collection: 'places' | 'programs') => {
  const { docs } = await payload.find({ collection, limit: 1, sort: 'id' });
  return docs[0]?.id ?? 0;
};

/** Every rhythm, with each kind of change. */
async function changeRules(): Promise<number> {
  const { docs } = await payload.find({ collection: 'session-rules', limit: 3, sort: 'id' });
  const place = await firstOf('places');
  const shared = { from: noon('2026-06-03'), until: null, pausesOnHolidays: true };
  const times = { startsAt: '21:30', endsAt: '23:00' };
  const data: Partial<SessionRule>[] = [
    {
      ...{ ...shared, ...times, rhythm: 'semanal', weekdays: ['qui', 'dom'] },
      changes: [
        { ...on('2026-06-11'), kind: 'cancelada' },
        { ...on('2026-06-18'), kind: 'mudou', newDay: noon('2026-06-19'), place },
        { ...on('2026-06-21'), kind: 'mudou', startsAt: '10:00', endsAt: '11:00' },
        { ...on('2026-06-22'), kind: 'extra', startsAt: '22:00', endsAt: '01:00' },
        { ...on('2026-06-23'), kind: 'cancelada' },
      ],
    },
    { ...shared, rhythm: 'quinzenal', weekdays: ['dom', 'seg', 'sab'], changes: [] },
    { ...shared, rhythm: 'mensal', monthWeek: 'ultima', weekdays: ['sex', 'dom'], changes: [] },
  ];
  for (const [index, { id }] of docs.entries())
    await payload.update({ collection: 'session-rules', id, data: data[index] ?? {} });
  return docs[0]?.id ?? 0;
}

test('who follows the feeds knows the very dates that the site shows', async () => {
  await changeRules();
  const [series, dates] = [follow('session-series'), follow('scheduled-sessions')];
  await Promise.all([series.read(), dates.read()]);
  const shown = (await listSessions(year))
    .filter(takesPlace)
    .map(({ startsAt }) => startsAt.toISOString().replace('.000Z', 'Z'));
  expect(shown.length).toBeGreaterThan(500);
  expect(startsFrom(series.copy.values(), dates.copy.values(), year)).toEqual(shown.sort());
});

test('a change that is taken back, or has no effect, is told as deleted', async () => {
  const rule = await changeRules();
  const reader = follow('scheduled-sessions');
  await reader.read();
  const day = (date: string) => sessionNumber(rule, date);
  const days = ['2026-06-11', '2026-06-18', '2026-06-21', '2026-06-22'];
  expect([...reader.copy.keys()]).toEqual(days.map(day));
  const changes = [{ ...on('2026-06-18'), kind: 'cancelada' as const }];
  await payload.update({ collection: 'session-rules', id: rule, data: { changes } });
  const items = await reader.read();
  expect(items.filter(({ state }) => state === 'deleted')).toHaveLength(4);
  expect([...reader.copy.keys()]).toEqual([day('2026-06-18')]);
  await payload.update({ collection: 'session-rules', id: rule, data: { _status: 'draft' } });
  await reader.read();
  expect(reader.copy.size).toBe(0);
  await payload.update({ collection: 'session-rules', id: rule, data: { _status: 'published' } });
  await reader.read();
  expect(reader.copy.size).toBe(1);
});

test('a new holiday or a hidden program reaches who follows the classes', async () => {
  const reader = follow('session-series');
  await reader.read();
  const size = reader.copy.size;
  const holiday = await payload.create({
    collection: 'special-days',
    data: { name: 'Feriado', ...on('2026-07-02'), kind: 'feriado', _status: 'published' },
  });
  expect(await reader.read()).toHaveLength(size);
  expect(JSON.stringify([...reader.copy.values()])).toContain('"2026-07-02T');
  await payload.delete({ collection: 'special-days', id: holiday.id });
  await reader.read();
  expect(JSON.stringify([...reader.copy.values()])).not.toContain('"2026-07-02T');
  const id = await firstOf('programs');
  await payload.update({ collection: 'programs', id, data: { _status: 'draft' } });
  const hidden = (await reader.read()).filter(({ state }) => state === 'deleted');
  expect(hidden.length).toBeGreaterThan(0);
  expect(reader.copy.size).toBe(size - hidden.length);
});
