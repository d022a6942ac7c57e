import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createClient } from '@libsql/client';
import { sql } from '@payloadcms/db-sqlite';
import { drizzle } from 'drizzle-orm/libsql';
import { afterAll, expect, test } from 'vitest';

/** A database as it was before classes were rules, then brought to what it is now. */
const folder = mkdtempSync(join(tmpdir(), 'carry-over-'));
const db = drizzle(createClient({ url: `file:${join(folder, 'portal.db')}` }));
afterAll(() => rmSync(folder, { recursive: true }));

const migrations = globSync('cms/migrations/sqlite/*.ts').sort();
const isCarryOver = (file: string) => basename(file).endsWith('_sessions.ts');

async function run(files: string[]): Promise<void> {
  for (const file of files) {
    const { up } = await import(/* @vite-ignore */ `../${file}`);
    await up({ db });
  }
}

const rows = async (query: string) =>
  (await db.run(sql.raw(query))).rows.map((row) => ({ ...row }));

test('classes, places of events and athletes of the home page are carried over', async () => {
  const at = migrations.findIndex(isCarryOver);
  expect(at).toBeGreaterThan(0);
  await run(migrations.slice(0, at));
  for (const statement of [
    `INSERT INTO municipalities (id, name, slug, ibge, latitude, longitude) VALUES (7, 'Macapá', 'macapa', '1', 0, 0)`,
    `INSERT INTO places (id, name, slug, municipality_id, accessible, _status) VALUES (3, 'Ginásio', 'ginasio', 7, true, 'published')`,
    `INSERT INTO programs (id, title, slug, location, opens_at, closes_at, _status) VALUES
      (1, 'Quinta Feliz', 'quinta-feliz', 'Ginásio, Macapá', '14:00', '17:00', 'published'),
      (2, 'Sem hora', 'sem-hora', 'Na praça', NULL, NULL, 'published'),
      (3, 'Copa', 'copa', 'No estado', NULL, NULL, 'published')`,
    `INSERT INTO programs_weekdays ("order", parent_id, value) VALUES (1, 1, 'ter'), (2, 1, 'qui'), (1, 2, 'seg')`,
    `INSERT INTO events (id, title, place, municipality_id) VALUES (5, 'Baile', 'Ginásio', 7), (6, 'Corrida', 'Orla', 7)`,
    `INSERT INTO athletes (id, name) VALUES (8, 'Iracema'), (9, 'Davi')`,
    `INSERT INTO home (id) VALUES (1)`,
    `INSERT INTO home_rels ("order", parent_id, path, athletes_id) VALUES (1, 1, 'athletes', 9), (2, 1, 'athletes', 8)`,
  ])
    await db.run(sql.raw(statement));
  await run(migrations.slice(at));

  const columns =
    'name, slug, program_id, municipality_id, place_id, place_name, starts_at, _status';
  expect(await rows(`SELECT ${columns} FROM session_rules ORDER BY program_id`)).toEqual([
    {
      ...{ name: 'Quinta Feliz', slug: 'quinta-feliz', program_id: 1, municipality_id: 7 },
      ...{ place_id: 3, place_name: null, starts_at: '14:00', _status: 'published' },
    },
    {
      // Without hours it is kept, and not shown.
      ...{ name: 'Sem hora', slug: 'sem-hora', program_id: 2, municipality_id: null },
      ...{ place_id: null, place_name: 'Na praça', starts_at: null, _status: 'draft' },
    },
  ]);
  expect(
    await rows('SELECT parent_id, value FROM session_rules_weekdays ORDER BY parent_id, "order"'),
  ).toEqual([
    { parent_id: 1, value: 'ter' },
    { parent_id: 1, value: 'qui' },
    { parent_id: 2, value: 'seg' },
  ]);
  expect(await rows('SELECT id, venue_id FROM events ORDER BY id')).toEqual([
    { id: 5, venue_id: 3 },
    { id: 6, venue_id: null },
  ]);
  expect(await rows('SELECT athlete_id, until FROM home_athletes ORDER BY _order')).toEqual([
    { athlete_id: 9, until: null },
    { athlete_id: 8, until: null },
  ]);
});
