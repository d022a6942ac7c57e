import type { Client } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareDatabase } from '../scripts/prepare-database.ts';
import { openOwnDatabase } from './support/own-database.ts';
import { plansOf } from './support/query-plans.ts';

/** A feed of 20,000 items, many of which changed at one moment, read page by page. */
const now = new Date('2026-05-12T12:00:00Z');
const size = 20_000;
/** So many changed together: some pages end among them. */
const together = 450;
const { payload, close } = await openOwnDatabase('openactive-long');
afterAll(close);
const [{ opportunityFeeds }, { rpdePage }] = await Promise.all([
  import('../site/openactive/feeds.ts'),
  import('../site/openactive/rpde-page.ts'),
]);

beforeAll(async () => {
  await prepareDatabase(payload, { sample: true, frozenNow: now }, () => {});
  const { client } = payload.db as unknown as { client: Client };
  await client.execute({
    sql: `INSERT INTO events (title, slug, starts_at, place, municipality_id, category, situation,
        description, price, _status, created_at, updated_at)
      SELECT 'Evento ' || value, 'evento-' || value, '2026-06-01T12:00:00.000Z', 'Orla',
        (SELECT min(id) FROM municipalities), 'lazer', 'confirmado', 'Corrida.', 0, 'published',
        '2026-01-01T00:00:00.000Z',
        strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '-' || (value / ${together}) || ' hours')
      FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ?)
        SELECT value FROM n)`,
    args: [size],
  });
  await client.execute(`INSERT INTO withdrawn_items ("of", document, withdrawn_at)
    SELECT 'events', 1000000 + id, updated_at FROM events WHERE id % 40 = 0`);
});

const feedOf = (name: string) => {
  const feed = opportunityFeeds.find((one) => one.name === name);
  if (!feed) throw new Error(name);
  return feed;
};
const read = async (name: string, after: { modified: number; id: number } | undefined) => {
  const asked = { feed: feedOf(name), after, now, settled: Date.now(), origin: 'https://a.br' };
  return (await rpdePage(asked)).page;
};

test('every item comes once, in the order of change and number', async () => {
  const seen: { modified: number; id: number; state: string }[] = [];
  for (let after: (typeof seen)[number] | undefined; ; after = seen.at(-1)) {
    const { items, next } = await read('events', after);
    if (items.length === 0) {
      expect(next).toContain(`afterTimestamp=${after?.modified}&afterId=${after?.id}`);
      break;
    }
    expect(items.length).toBeLessThanOrEqual(200);
    seen.push(...items);
  }
  const { totalDocs } = await payload.count({ collection: 'events' });
  const { totalDocs: gone } = await payload.count({ collection: 'withdrawn-items' });
  expect(totalDocs).toBeGreaterThanOrEqual(size);
  expect(seen).toHaveLength(totalDocs + gone);
  expect(seen.filter(({ state }) => state === 'deleted')).toHaveLength(gone);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  const ordered = seen.toSorted((a, b) => a.modified - b.modified || a.id - b.id);
  expect(seen).toEqual(ordered);
});

/** In the midst of many that changed together. */
const midst = { modified: Date.parse('2025-12-31T00:00:00Z'), id: 9000 };
const tables = /from "(events|session_rules|places|withdrawn_items)"/;

describe('no page reads or sorts a whole table', () => {
  test.each(opportunityFeeds.map(({ name }) => name))('%s', async (name) => {
    const plans = await plansOf(payload, tables, () => read(name, midst));
    expect(plans.length).toBeGreaterThan(1);
    for (const { sql, steps } of plans) {
      // What follows the first step reads the lists of one document, such as its sports.
      const [first = ''] = steps;
      expect(first, sql).toMatch(/^SEARCH (events|session_rules|places|withdrawn_items) /);
      if (name === 'events') expect(steps, sql).not.toContain('USE TEMP B-TREE FOR ORDER BY');
    }
  });
});
