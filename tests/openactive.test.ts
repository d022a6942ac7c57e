import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '@openactive/data-model-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activitiesOf, usedActivities } from '../lib/activities.ts';
import { prepareDatabase } from '../scripts/prepare-database.ts';
import { openValidator, walkFeed } from './support/openactive.ts';
import { openOwnDatabase } from './support/own-database.ts';

/** The feeds of the sample, by the validators of the standard. */
const now = new Date('2026-05-12T12:00:00Z');
const origin = 'https://exemplo.ap.gov.br';
const { payload, close } = await openOwnDatabase('openactive');
const validator = openValidator();
afterAll(async () => {
  validator.close();
  await close();
});
const [{ opportunityFeeds }, { rpdeResponse }, { openActiveDataset }] = await Promise.all([
  import('../site/openactive/feeds.ts'),
  import('../site/openactive/rpde-response.ts'),
  import('../site/openactive/dataset-schema.ts'),
]);

beforeAll(async () => {
  await prepareDatabase(payload, { sample: true, frozenNow: now }, () => {});
  const { docs } = await payload.find({ collection: 'session-rules', limit: 3, sort: 'id' });
  const rhythms = [
    {},
    { rhythm: 'quinzenal', weekdays: ['dom', 'qui'] },
    { rhythm: 'mensal', monthWeek: 'ultima', weekdays: ['sab'] },
  ] as const;
  const day = '2026-06-06T15:00:00.000Z';
  const night = { day, kind: 'extra', startsAt: '22:00', endsAt: '01:00' } as const;
  for (const [index, { id }] of docs.entries()) {
    const { weekdays, ...rhythm } = { weekdays: undefined, ...rhythms[index] };
    const data = { ...rhythm, ...(weekdays && { weekdays: [...weekdays] }), changes: [night] };
    await payload.update({ collection: 'session-rules', id, data });
  }
  const last = await payload.find({ collection: 'events', limit: 1, sort: '-id' });
  await payload.delete({ collection: 'events', id: last.docs[0]?.id ?? 0 });
});

/** A minute from now, when everything has settled. */
const answer = (name: string) => (url: URL) =>
  rpdeResponse({ name, url, now, instant: Date.now() + 60_000 });
const readPage = async (name: string) => (await answer(name)(new URL(`${origin}/x`))).json();
const failuresOf = (findings: Finding[]) =>
  findings.filter(({ severity }) => severity === 'failure');

describe.each(opportunityFeeds.map(({ name }) => name))('%s', (name) => {
  test('its things follow the data model', async () => {
    const page = await readPage(name);
    expect(page.items.length).toBeGreaterThan(2);
    const findings = await validator.findingsOf(page);
    expect(failuresOf(findings)).toEqual([]);
    // Fields that nobody fills; addresses in one line; activities of places, which have kinds of their own now.
    const known = ['missing_recommended_field', 'type_limits_use', 'field_deprecated'];
    const warnings = findings.filter(({ severity }) => severity === 'warning');
    expect(warnings.filter(({ type }) => !known.includes(type))).toEqual([]);
  });

  test('its pages follow the rules of the exchange', async () => {
    const { findings, pages } = await walkFeed(`/dados/openactive/${name}`, answer(name), 20);
    expect(failuresOf(findings)).toEqual([]);
    // All items, the last page, the last page asked for from far ahead.
    expect(pages).toBe(3);
  });
});

test('the validators find what is wrong', async () => {
  const page = await readPage('events');
  const { data } = page.items[0];
  const activity = [{ ...data.activity[0], prefLabel: 'Chess', '@id': 'https://openactive.io/x' }];
  const wrong = { ...data, activity, offers: undefined };
  const found = failuresOf(await validator.findingsOf(wrong)).map(({ type }) => type);
  expect(found).toEqual(
    expect.arrayContaining(['missing_required_field', 'activity_not_in_activity_list']),
  );
  const backwards = async (asked: URL) => {
    const items = page.items.toReversed();
    return Response.json({ ...page, items, next: `${asked.origin}/?afterTimestamp=1&afterId=1` });
  };
  const { findings } = await walkFeed('/', backwards, 2);
  expect(failuresOf(findings).length).toBeGreaterThan(0);
});

test('the page that lists the feeds describes them as the standard asks', async () => {
  const findings = await validator.findingsOf(openActiveDataset(origin), 'DatasetSite');
  expect(failuresOf(findings)).toEqual([]);
});

test('every activity is in the list under its name, and every sport has one', () => {
  const file = join(import.meta.dirname, 'fixtures/activity-list.json');
  const { concept } = JSON.parse(readFileSync(file, 'utf8'));
  const listed = concept.map(({ id, prefLabel }: Record<string, string>) => ({ id, prefLabel }));
  expect(new Set(usedActivities)).toEqual(new Set(listed));
  const labelsOf = (...sports: Parameters<typeof activitiesOf>[0]) =>
    activitiesOf(sports).map(({ prefLabel }) => prefLabel);
  expect(labelsOf('volei', 'xadrez')).toEqual(['Volleyball']);
  expect(labelsOf('xadrez')).toEqual(['Multisports']);
  expect(labelsOf()).toEqual(['Multisports']);
});
