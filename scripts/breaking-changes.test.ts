import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { breakingChanges } from './breaking-changes.ts';
import { root } from './run.ts';

const migration = (up: string, down = '') =>
  `export async function up({ db }) {\n  await db.execute(sql\`${up}\`)\n}\nexport async function down({ db }) {\n  await db.execute(sql\`${down}\`)\n}`;

test.each([
  'ALTER TABLE "news" DROP COLUMN "excerpt"',
  'ALTER TABLE "news" RENAME TO "articles"',
  'ALTER TABLE "news" ALTER COLUMN "title" SET NOT NULL',
  'ALTER TABLE "news" ALTER COLUMN "title" SET DATA TYPE text',
  'ALTER TABLE "news" ADD COLUMN "place" varchar NOT NULL',
  'CREATE UNIQUE INDEX "news_title_idx" ON "news" USING btree ("title")',
  'DROP TABLE "news" CASCADE',
  'DROP TYPE "public"."enum_news_status"',
])('the version before stumbles over: %s', (statement) => {
  expect(breakingChanges(migration(`CREATE TABLE "new" ("id" serial);\n  ${statement};`))).toEqual([
    statement,
  ]);
});

test.each([
  'ALTER TABLE "news" ADD COLUMN "place" varchar',
  `ALTER TABLE "news" ADD COLUMN "place" varchar DEFAULT 'aqui' NOT NULL`,
  'CREATE INDEX "news_title_idx" ON "news" USING btree ("title")',
  `ALTER TYPE "public"."enum_news_status" ADD VALUE 'new'`,
  'CREATE TABLE "new" ("id" serial NOT NULL); CREATE UNIQUE INDEX "new_idx" ON "new" ("id")',
])('the version before goes on beside: %s', (up) => {
  expect(breakingChanges(migration(up, 'DROP TABLE "new" CASCADE'))).toEqual([]);
});

/** A new one needs a reason to be here: operators must stop every machine for it. Better two versions: add, then drop. */
const known = [
  '20261116_051632_drop_program_hours',
  // The athletes of the home page got dates of their own, in a table of their own.
  '20261116_200654_service_and_operation',
  // A worker of the version before would send mails as they are stored, encrypted.
  '20261118_020000_encrypted_mails',
];

test('every migration of PostgreSQL can run beside the version before, but these', () => {
  const files = globSync('cms/migrations/postgres/*.ts', { cwd: root });
  const found = files.filter(
    (file) => breakingChanges(readFileSync(join(root, file), 'utf8')).length > 0,
  );
  expect(found.map((file) => basename(file, '.ts')).toSorted()).toEqual(known);
});
