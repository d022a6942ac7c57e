import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../lib/settings.ts';
import { fillIfEmpty, prepareDatabase } from '../scripts/prepare-database.ts';
import { openOwnDatabase } from './support/own-database.ts';

const { payload, close } = await openOwnDatabase('first-load');
afterAll(close);

const silent = () => {};
const clock = { frozenNow: new Date('2026-11-15T12:00:00Z') };

const count = async (collection: 'events' | 'municipalities' | 'athletes' | 'documents') =>
  (await payload.count({ collection })).totalDocs;

test('a database with an account and nothing else is somebody’s: nothing is loaded into it', async () => {
  await payload.create({
    collection: 'users',
    data: { name: 'Ana', email: 'ana@exemplo.ap.gov.br', password: 'uma-senha-comprida' },
  });
  expect(await fillIfEmpty(payload, { sample: true, ...clock }, silent)).toBe(false);
  expect(await count('events')).toBe(0);
  // Directly in the database, because the rule keeps the last administrator.
  await payload.db.deleteMany({ collection: 'users', where: {} });
});

test('a portal that others can reach starts with the 16 municipalities and the fixed texts, nothing invented, and says so', async () => {
  const said: string[] = [];
  const { sample } = readSettings({ SITE_URL: 'https://portal.exemplo.ap.gov.br' });
  await prepareDatabase(payload, { sample, ...clock }, (line) => said.push(line));
  expect(said.join('\n')).toContain('sem conteúdo de exemplo (SAMPLE=on o carrega');
  expect(await count('municipalities')).toBe(16);
  for (const collection of ['events', 'athletes', 'documents'] as const)
    expect(await count(collection), collection).toBe(0);
  const home = await payload.findGlobal({ slug: 'home' });
  expect(home.impact?.map(({ figure }) => figure)).toEqual(['27+', '5.000+', '120+', '16']);
  expect(home.nextEvents).toEqual([]);
  const { navigation } = await payload.findGlobal({ slug: 'site-settings' });
  expect(navigation).toHaveLength(8);
});

test('a later start with the sample leaves it as it is', async () => {
  await prepareDatabase(payload, { sample: true, ...clock }, silent);
  expect(await count('events')).toBe(0);
});
