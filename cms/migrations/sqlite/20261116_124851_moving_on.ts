import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`matches_goals\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`minute\` numeric,
  	\`side\` text,
  	\`name\` text,
  	\`note\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`matches\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`matches_goals_order_idx\` ON \`matches_goals\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`matches_goals_parent_id_idx\` ON \`matches_goals\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_matches_v_version_goals\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`minute\` numeric,
  	\`side\` text,
  	\`name\` text,
  	\`note\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_matches_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_matches_v_version_goals_order_idx\` ON \`_matches_v_version_goals\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_matches_v_version_goals_parent_id_idx\` ON \`_matches_v_version_goals\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`competitions\` ADD \`series\` text;`)
  await db.run(sql`CREATE INDEX \`_status_series_from_idx\` ON \`competitions\` (\`_status\`,\`series\`,\`from\`);`)
  await db.run(sql`ALTER TABLE \`_competitions_v\` ADD \`version_series\` text;`)
  await db.run(sql`CREATE INDEX \`version__status_version_series_version_from_idx\` ON \`_competitions_v\` (\`version__status\`,\`version_series\`,\`version_from\`);`)
  await db.run(sql`ALTER TABLE \`matches\` ADD \`first_from\` text;`)
  await db.run(sql`ALTER TABLE \`matches\` ADD \`second_from\` text;`)
  await db.run(sql`ALTER TABLE \`_matches_v\` ADD \`version_first_from\` text;`)
  await db.run(sql`ALTER TABLE \`_matches_v\` ADD \`version_second_from\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`matches_goals\`;`)
  await db.run(sql`DROP TABLE \`_matches_v_version_goals\`;`)
  await db.run(sql`DROP INDEX \`_status_series_from_idx\`;`)
  await db.run(sql`ALTER TABLE \`competitions\` DROP COLUMN \`series\`;`)
  await db.run(sql`DROP INDEX \`version__status_version_series_version_from_idx\`;`)
  await db.run(sql`ALTER TABLE \`_competitions_v\` DROP COLUMN \`version_series\`;`)
  await db.run(sql`ALTER TABLE \`matches\` DROP COLUMN \`first_from\`;`)
  await db.run(sql`ALTER TABLE \`matches\` DROP COLUMN \`second_from\`;`)
  await db.run(sql`ALTER TABLE \`_matches_v\` DROP COLUMN \`version_first_from\`;`)
  await db.run(sql`ALTER TABLE \`_matches_v\` DROP COLUMN \`version_second_from\`;`)
}
