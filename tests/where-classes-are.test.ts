import { afterAll, beforeAll, expect, test } from 'vitest';
import { instantAt } from '../lib/local-moment.ts';
import { takesPlace } from '../lib/session-rule.ts';
import { openOwnDatabase } from './support/own-database.ts';

const { payload, close } = await openOwnDatabase('where');
afterAll(close);
const sessions = await import('../content/sessions.ts');
const programs = await import('../content/programs.ts');
const summaries = await import('../content/program-summaries.ts');
const broadcasts = await import('../content/broadcasts.ts');

/** A Thursday, on which the sample's class of Macapá is moved to the swimming centre. */
const moved = '2025-05-22';
const days = ['2025-05-15', '2025-05-29'] as const;

beforeAll(async () => {
  const { prepareDatabase } = await import('../scripts/prepare-database.ts');
  const loaded = new Date('2025-05-12T12:00:00Z');
  await prepareDatabase(payload, { sample: true, frozenNow: loaded }, () => {});
  const { docs } = await payload.find({
    collection: 'places',
    where: { slug: { equals: 'centro-aquatico' } },
  });
  const change = {
    day: instantAt(moved, '12:00').toISOString(),
    kind: 'mudou' as const,
    place: docs[0]?.id ?? 0,
  };
  await payload.update({
    collection: 'session-rules',
    where: { slug: { equals: 'macapa' } },
    data: { changes: [change] },
  });
});

const classDays = async (place: string) =>
  (await sessions.listSessions(days, { place }))
    .filter(({ rule }) => rule.slug === 'macapa')
    .map(({ day }) => day);

test('a date that is moved to another place is listed there, and not where it is not', async () => {
  expect(await classDays('centro-aquatico')).toEqual([moved]);
  const rule = await sessions.listSessions(days, { town: 'macapa' });
  const usual = rule.find(({ rule: { slug } }) => slug === 'macapa')?.rule.place.slug ?? '';
  expect(await classDays(usual)).toEqual(['2025-05-15', '2025-05-29']);
});

test('a program is in a town if its place ends with it, or if it has classes there', async () => {
  const titles = async (town: string, meeting: string[] = []) =>
    (await summaries.listTownPrograms(town, meeting, 50)).map(({ slug }) => slug);
  const all = await programs.listPrograms();
  const typed = all.filter(({ location }) => location.split(', ').at(-1) === 'Macapá');
  expect(typed.length).toBeGreaterThan(0);
  expect(await titles('Macapá')).toEqual(typed.map(({ slug }) => slug));
  expect(await titles('Pracuúba')).toEqual([]);
  expect(await titles('Pracuúba', ['quinta-feliz'])).toEqual(['quinta-feliz']);
  expect(await summaries.listTownPrograms('Macapá', [], 1)).toHaveLength(1);
});

test('programs of a sport are those that name it', async () => {
  const all = await programs.listPrograms();
  const own = all.filter(({ sports }) => sports.includes('natacao')).map(({ slug }) => slug);
  expect(own.length).toBeGreaterThan(0);
  expect((await summaries.listSportPrograms('natacao', 50)).map(({ slug }) => slug)).toEqual(own);
});

test('a broadcast stays among what goes on for as long as one usually lasts', async () => {
  const [first] = await broadcasts.listUpcomingBroadcasts(new Date('2025-05-12T12:00:00Z'), 1);
  const start = first?.startsAt.getTime() ?? 0;
  const readAt = async (minutes: number) => {
    const now = new Date(start + minutes * 60_000);
    const found = await broadcasts.listBroadcastsUntil(now, new Date(start + 86_400_000));
    return found.some(({ slug }) => slug === first?.slug);
  };
  expect([await readAt(-60), await readAt(0), await readAt(90), await readAt(121)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('each class is listed with the first date that takes place, one that begins in months too', async () => {
  const now = instantAt('2025-05-15', '12:00');
  const begins = '2025-08-20';
  const late = (await sessions.listComingRules({}, now)).find(({ rule }) => rule.slug !== 'macapa');
  await payload.update({
    collection: 'session-rules',
    where: { slug: { equals: late?.rule.slug } },
    data: { from: instantAt(begins, '12:00').toISOString() },
  });
  const coming = await sessions.listComingRules({}, now);
  for (const { rule, next } of coming) {
    const dates = await sessions.listNextSessions(rule, now, 200);
    expect(next.day, rule.slug).toBe(dates.find(takesPlace)?.day);
  }
  const found = coming.find(({ rule }) => rule.slug === late?.rule.slug);
  expect(found?.next.day && found.next.day >= begins).toBe(true);
});
