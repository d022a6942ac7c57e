import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`starts_at\` text,
  	\`startsat_tz\` text DEFAULT 'America/Belem',
  	\`ends_at\` text,
  	\`endsat_tz\` text DEFAULT 'America/Belem',
  	\`place\` text,
  	\`municipality_id\` integer,
  	\`category\` text,
  	\`sport\` text,
  	\`situation\` text DEFAULT 'confirmado',
  	\`description\` text,
  	\`program_id\` integer,
  	\`photo_id\` integer,
  	\`poster\` text,
  	\`internal_notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`municipality_id\`) REFERENCES \`municipalities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`program_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_slug_idx\` ON \`events\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`events_starts_at_idx\` ON \`events\` (\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`events_ends_at_idx\` ON \`events\` (\`ends_at\`);`)
  await db.run(sql`CREATE INDEX \`events_municipality_idx\` ON \`events\` (\`municipality_id\`);`)
  await db.run(sql`CREATE INDEX \`events_program_idx\` ON \`events\` (\`program_id\`);`)
  await db.run(sql`CREATE INDEX \`events_photo_idx\` ON \`events\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_starts_at\` text,
  	\`version_startsat_tz\` text DEFAULT 'America/Belem',
  	\`version_ends_at\` text,
  	\`version_endsat_tz\` text DEFAULT 'America/Belem',
  	\`version_place\` text,
  	\`version_municipality_id\` integer,
  	\`version_category\` text,
  	\`version_sport\` text,
  	\`version_situation\` text DEFAULT 'confirmado',
  	\`version_description\` text,
  	\`version_program_id\` integer,
  	\`version_photo_id\` integer,
  	\`version_poster\` text,
  	\`version_internal_notes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_municipality_id\`) REFERENCES \`municipalities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_program_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_slug_idx\` ON \`_events_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_starts_at_idx\` ON \`_events_v\` (\`version_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_ends_at_idx\` ON \`_events_v\` (\`version_ends_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_municipality_idx\` ON \`_events_v\` (\`version_municipality_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_program_idx\` ON \`_events_v\` (\`version_program_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_photo_idx\` ON \`_events_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`date\` text,
  	\`date_tz\` text DEFAULT 'America/Belem',
  	\`category\` text,
  	\`excerpt\` text,
  	\`body\` text,
  	\`highlighted\` integer DEFAULT false,
  	\`photo_id\` integer,
  	\`poster\` text,
  	\`internal_notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`news_slug_idx\` ON \`news\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`news_date_idx\` ON \`news\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`news_photo_idx\` ON \`news\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_date\` text,
  	\`version_date_tz\` text DEFAULT 'America/Belem',
  	\`version_category\` text,
  	\`version_excerpt\` text,
  	\`version_body\` text,
  	\`version_highlighted\` integer DEFAULT false,
  	\`version_photo_id\` integer,
  	\`version_poster\` text,
  	\`version_internal_notes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_slug_idx\` ON \`_news_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_date_idx\` ON \`_news_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_photo_idx\` ON \`_news_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`programs_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`programs_weekdays_order_idx\` ON \`programs_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`programs_weekdays_parent_idx\` ON \`programs_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`programs_sports\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`programs_sports_order_idx\` ON \`programs_sports\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`programs_sports_parent_idx\` ON \`programs_sports\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`programs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`category\` text,
  	\`dimension\` text,
  	\`summary\` text,
  	\`description\` text,
  	\`schedule\` text,
  	\`location\` text,
  	\`opens_at\` text,
  	\`closes_at\` text,
  	\`contact\` text,
  	\`order\` numeric DEFAULT 100,
  	\`photo_id\` integer,
  	\`poster\` text,
  	\`internal_notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`programs_slug_idx\` ON \`programs\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`programs_photo_idx\` ON \`programs\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`programs_updated_at_idx\` ON \`programs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`programs_created_at_idx\` ON \`programs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`programs__status_idx\` ON \`programs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`programs_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`programs_texts_order_parent\` ON \`programs_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_programs_v_version_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_programs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_programs_v_version_weekdays_order_idx\` ON \`_programs_v_version_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_weekdays_parent_idx\` ON \`_programs_v_version_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_programs_v_version_sports\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_programs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_programs_v_version_sports_order_idx\` ON \`_programs_v_version_sports\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_sports_parent_idx\` ON \`_programs_v_version_sports\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_programs_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_category\` text,
  	\`version_dimension\` text,
  	\`version_summary\` text,
  	\`version_description\` text,
  	\`version_schedule\` text,
  	\`version_location\` text,
  	\`version_opens_at\` text,
  	\`version_closes_at\` text,
  	\`version_contact\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_photo_id\` integer,
  	\`version_poster\` text,
  	\`version_internal_notes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_programs_v_parent_idx\` ON \`_programs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version_slug_idx\` ON \`_programs_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version_photo_idx\` ON \`_programs_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version_updated_at_idx\` ON \`_programs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version_created_at_idx\` ON \`_programs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version__status_idx\` ON \`_programs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_created_at_idx\` ON \`_programs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_updated_at_idx\` ON \`_programs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_latest_idx\` ON \`_programs_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_programs_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_programs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_programs_v_texts_order_parent\` ON \`_programs_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`athletes_achievements\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`athletes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`athletes_achievements_order_idx\` ON \`athletes_achievements\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`athletes_achievements_parent_id_idx\` ON \`athletes_achievements\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`athletes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`group\` text,
  	\`sport\` text,
  	\`birthplace\` text,
  	\`age\` numeric,
  	\`headline\` text,
  	\`biography\` text,
  	\`active_from\` numeric,
  	\`active_to\` numeric,
  	\`order\` numeric DEFAULT 100,
  	\`photo_id\` integer,
  	\`poster\` text,
  	\`internal_notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`athletes_slug_idx\` ON \`athletes\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`athletes_photo_idx\` ON \`athletes\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`athletes_updated_at_idx\` ON \`athletes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`athletes_created_at_idx\` ON \`athletes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`athletes__status_idx\` ON \`athletes\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_athletes_v_version_achievements\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_athletes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_athletes_v_version_achievements_order_idx\` ON \`_athletes_v_version_achievements\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_athletes_v_version_achievements_parent_id_idx\` ON \`_athletes_v_version_achievements\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_athletes_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_group\` text,
  	\`version_sport\` text,
  	\`version_birthplace\` text,
  	\`version_age\` numeric,
  	\`version_headline\` text,
  	\`version_biography\` text,
  	\`version_active_from\` numeric,
  	\`version_active_to\` numeric,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_photo_id\` integer,
  	\`version_poster\` text,
  	\`version_internal_notes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`athletes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_athletes_v_parent_idx\` ON \`_athletes_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_athletes_v_version_version_slug_idx\` ON \`_athletes_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_athletes_v_version_version_photo_idx\` ON \`_athletes_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_athletes_v_version_version_updated_at_idx\` ON \`_athletes_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_athletes_v_version_version_created_at_idx\` ON \`_athletes_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_athletes_v_version_version__status_idx\` ON \`_athletes_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_athletes_v_created_at_idx\` ON \`_athletes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_athletes_v_updated_at_idx\` ON \`_athletes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_athletes_v_latest_idx\` ON \`_athletes_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`places_sports\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`places\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`places_sports_order_idx\` ON \`places_sports\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`places_sports_parent_idx\` ON \`places_sports\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`places\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`kind\` text,
  	\`municipality_id\` integer,
  	\`address\` text,
  	\`hours\` text,
  	\`accessible\` integer DEFAULT false,
  	\`photo_id\` integer,
  	\`poster\` text,
  	\`internal_notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`municipality_id\`) REFERENCES \`municipalities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`places_slug_idx\` ON \`places\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`places_municipality_idx\` ON \`places\` (\`municipality_id\`);`)
  await db.run(sql`CREATE INDEX \`places_photo_idx\` ON \`places\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`places_updated_at_idx\` ON \`places\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`places_created_at_idx\` ON \`places\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`places__status_idx\` ON \`places\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_places_v_version_sports\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_places_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_places_v_version_sports_order_idx\` ON \`_places_v_version_sports\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_places_v_version_sports_parent_idx\` ON \`_places_v_version_sports\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_places_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_kind\` text,
  	\`version_municipality_id\` integer,
  	\`version_address\` text,
  	\`version_hours\` text,
  	\`version_accessible\` integer DEFAULT false,
  	\`version_photo_id\` integer,
  	\`version_poster\` text,
  	\`version_internal_notes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`places\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_municipality_id\`) REFERENCES \`municipalities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_places_v_parent_idx\` ON \`_places_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_places_v_version_version_slug_idx\` ON \`_places_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_places_v_version_version_municipality_idx\` ON \`_places_v\` (\`version_municipality_id\`);`)
  await db.run(sql`CREATE INDEX \`_places_v_version_version_photo_idx\` ON \`_places_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_places_v_version_version_updated_at_idx\` ON \`_places_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_places_v_version_version_created_at_idx\` ON \`_places_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_places_v_version_version__status_idx\` ON \`_places_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_places_v_created_at_idx\` ON \`_places_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_places_v_updated_at_idx\` ON \`_places_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_places_v_latest_idx\` ON \`_places_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`upcoming_broadcasts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`description\` text,
  	\`category\` text,
  	\`photo_id\` integer,
  	\`poster\` text,
  	\`starts_at\` text,
  	\`startsat_tz\` text DEFAULT 'America/Belem',
  	\`internal_notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`upcoming_broadcasts_slug_idx\` ON \`upcoming_broadcasts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`upcoming_broadcasts_photo_idx\` ON \`upcoming_broadcasts\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`upcoming_broadcasts_starts_at_idx\` ON \`upcoming_broadcasts\` (\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`upcoming_broadcasts_updated_at_idx\` ON \`upcoming_broadcasts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`upcoming_broadcasts_created_at_idx\` ON \`upcoming_broadcasts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`upcoming_broadcasts__status_idx\` ON \`upcoming_broadcasts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_upcoming_broadcasts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`version_category\` text,
  	\`version_photo_id\` integer,
  	\`version_poster\` text,
  	\`version_starts_at\` text,
  	\`version_startsat_tz\` text DEFAULT 'America/Belem',
  	\`version_internal_notes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`upcoming_broadcasts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_upcoming_broadcasts_v_parent_idx\` ON \`_upcoming_broadcasts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_upcoming_broadcasts_v_version_version_slug_idx\` ON \`_upcoming_broadcasts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_upcoming_broadcasts_v_version_version_photo_idx\` ON \`_upcoming_broadcasts_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_upcoming_broadcasts_v_version_version_starts_at_idx\` ON \`_upcoming_broadcasts_v\` (\`version_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`_upcoming_broadcasts_v_version_version_updated_at_idx\` ON \`_upcoming_broadcasts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_upcoming_broadcasts_v_version_version_created_at_idx\` ON \`_upcoming_broadcasts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_upcoming_broadcasts_v_version_version__status_idx\` ON \`_upcoming_broadcasts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_upcoming_broadcasts_v_created_at_idx\` ON \`_upcoming_broadcasts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_upcoming_broadcasts_v_updated_at_idx\` ON \`_upcoming_broadcasts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_upcoming_broadcasts_v_latest_idx\` ON \`_upcoming_broadcasts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`recorded_broadcasts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`description\` text,
  	\`category\` text,
  	\`photo_id\` integer,
  	\`poster\` text,
  	\`video_id\` text,
  	\`date\` text,
  	\`date_tz\` text DEFAULT 'America/Belem',
  	\`views\` text,
  	\`duration\` text,
  	\`internal_notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`recorded_broadcasts_slug_idx\` ON \`recorded_broadcasts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`recorded_broadcasts_photo_idx\` ON \`recorded_broadcasts\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`recorded_broadcasts_date_idx\` ON \`recorded_broadcasts\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`recorded_broadcasts_updated_at_idx\` ON \`recorded_broadcasts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`recorded_broadcasts_created_at_idx\` ON \`recorded_broadcasts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`recorded_broadcasts__status_idx\` ON \`recorded_broadcasts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_recorded_broadcasts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`version_category\` text,
  	\`version_photo_id\` integer,
  	\`version_poster\` text,
  	\`version_video_id\` text,
  	\`version_date\` text,
  	\`version_date_tz\` text DEFAULT 'America/Belem',
  	\`version_views\` text,
  	\`version_duration\` text,
  	\`version_internal_notes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`recorded_broadcasts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_recorded_broadcasts_v_parent_idx\` ON \`_recorded_broadcasts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_recorded_broadcasts_v_version_version_slug_idx\` ON \`_recorded_broadcasts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_recorded_broadcasts_v_version_version_photo_idx\` ON \`_recorded_broadcasts_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_recorded_broadcasts_v_version_version_date_idx\` ON \`_recorded_broadcasts_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_recorded_broadcasts_v_version_version_updated_at_idx\` ON \`_recorded_broadcasts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_recorded_broadcasts_v_version_version_created_at_idx\` ON \`_recorded_broadcasts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_recorded_broadcasts_v_version_version__status_idx\` ON \`_recorded_broadcasts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_recorded_broadcasts_v_created_at_idx\` ON \`_recorded_broadcasts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_recorded_broadcasts_v_updated_at_idx\` ON \`_recorded_broadcasts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_recorded_broadcasts_v_latest_idx\` ON \`_recorded_broadcasts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`social_posts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`caption\` text,
  	\`platform\` text,
  	\`link\` text,
  	\`order\` numeric DEFAULT 100,
  	\`photo_id\` integer,
  	\`poster\` text,
  	\`internal_notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`social_posts_photo_idx\` ON \`social_posts\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`social_posts_updated_at_idx\` ON \`social_posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`social_posts_created_at_idx\` ON \`social_posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`social_posts__status_idx\` ON \`social_posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_social_posts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_caption\` text,
  	\`version_platform\` text,
  	\`version_link\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_photo_id\` integer,
  	\`version_poster\` text,
  	\`version_internal_notes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`social_posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_posts_v_parent_idx\` ON \`_social_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_social_posts_v_version_version_photo_idx\` ON \`_social_posts_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_social_posts_v_version_version_updated_at_idx\` ON \`_social_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_posts_v_version_version_created_at_idx\` ON \`_social_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_posts_v_version_version__status_idx\` ON \`_social_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_social_posts_v_created_at_idx\` ON \`_social_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_posts_v_updated_at_idx\` ON \`_social_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_posts_v_latest_idx\` ON \`_social_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`credit\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_webp400_url\` text,
  	\`sizes_webp400_width\` numeric,
  	\`sizes_webp400_height\` numeric,
  	\`sizes_webp400_mime_type\` text,
  	\`sizes_webp400_filesize\` numeric,
  	\`sizes_webp400_filename\` text,
  	\`sizes_avif400_url\` text,
  	\`sizes_avif400_width\` numeric,
  	\`sizes_avif400_height\` numeric,
  	\`sizes_avif400_mime_type\` text,
  	\`sizes_avif400_filesize\` numeric,
  	\`sizes_avif400_filename\` text,
  	\`sizes_webp800_url\` text,
  	\`sizes_webp800_width\` numeric,
  	\`sizes_webp800_height\` numeric,
  	\`sizes_webp800_mime_type\` text,
  	\`sizes_webp800_filesize\` numeric,
  	\`sizes_webp800_filename\` text,
  	\`sizes_avif800_url\` text,
  	\`sizes_avif800_width\` numeric,
  	\`sizes_avif800_height\` numeric,
  	\`sizes_avif800_mime_type\` text,
  	\`sizes_avif800_filesize\` numeric,
  	\`sizes_avif800_filename\` text,
  	\`sizes_webp1600_url\` text,
  	\`sizes_webp1600_width\` numeric,
  	\`sizes_webp1600_height\` numeric,
  	\`sizes_webp1600_mime_type\` text,
  	\`sizes_webp1600_filesize\` numeric,
  	\`sizes_webp1600_filename\` text,
  	\`sizes_avif1600_url\` text,
  	\`sizes_avif1600_width\` numeric,
  	\`sizes_avif1600_height\` numeric,
  	\`sizes_avif1600_mime_type\` text,
  	\`sizes_avif1600_filesize\` numeric,
  	\`sizes_avif1600_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp400_sizes_webp400_filename_idx\` ON \`media\` (\`sizes_webp400_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif400_sizes_avif400_filename_idx\` ON \`media\` (\`sizes_avif400_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp800_sizes_webp800_filename_idx\` ON \`media\` (\`sizes_webp800_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif800_sizes_avif800_filename_idx\` ON \`media\` (\`sizes_avif800_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1600_sizes_webp1600_filename_idx\` ON \`media\` (\`sizes_webp1600_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1600_sizes_avif1600_filename_idx\` ON \`media\` (\`sizes_avif1600_filename\`);`)
  await db.run(sql`CREATE TABLE \`team_members\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`position\` text,
  	\`description\` text,
  	\`photo_id\` integer,
  	\`order\` numeric DEFAULT 100,
  	\`internal_notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`team_members_photo_idx\` ON \`team_members\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`team_members_updated_at_idx\` ON \`team_members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`team_members_created_at_idx\` ON \`team_members\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`team_members__status_idx\` ON \`team_members\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_team_members_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_position\` text,
  	\`version_description\` text,
  	\`version_photo_id\` integer,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_internal_notes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_team_members_v_parent_idx\` ON \`_team_members_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_version_version_photo_idx\` ON \`_team_members_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_version_version_updated_at_idx\` ON \`_team_members_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_version_version_created_at_idx\` ON \`_team_members_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_version_version__status_idx\` ON \`_team_members_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_created_at_idx\` ON \`_team_members_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_updated_at_idx\` ON \`_team_members_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_latest_idx\` ON \`_team_members_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`legislation\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`kind\` text,
  	\`number\` text,
  	\`year\` numeric,
  	\`summary\` text,
  	\`file_id\` integer,
  	\`internal_notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`legislation_file_idx\` ON \`legislation\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`legislation_updated_at_idx\` ON \`legislation\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`legislation_created_at_idx\` ON \`legislation\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`legislation__status_idx\` ON \`legislation\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_legislation_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_kind\` text,
  	\`version_number\` text,
  	\`version_year\` numeric,
  	\`version_summary\` text,
  	\`version_file_id\` integer,
  	\`version_internal_notes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`legislation\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_legislation_v_parent_idx\` ON \`_legislation_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_legislation_v_version_version_file_idx\` ON \`_legislation_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_legislation_v_version_version_updated_at_idx\` ON \`_legislation_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_legislation_v_version_version_created_at_idx\` ON \`_legislation_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_legislation_v_version_version__status_idx\` ON \`_legislation_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_legislation_v_created_at_idx\` ON \`_legislation_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_legislation_v_updated_at_idx\` ON \`_legislation_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_legislation_v_latest_idx\` ON \`_legislation_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`transparency_records\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`subject\` text,
  	\`year\` numeric,
  	\`reference\` text,
  	\`party\` text,
  	\`planned_amount\` numeric,
  	\`paid_amount\` numeric,
  	\`date\` text,
  	\`date_tz\` text DEFAULT 'America/Belem',
  	\`situation\` text,
  	\`internal_notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`transparency_records_date_idx\` ON \`transparency_records\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`transparency_records_updated_at_idx\` ON \`transparency_records\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`transparency_records_created_at_idx\` ON \`transparency_records\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`transparency_records__status_idx\` ON \`transparency_records\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_transparency_records_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_subject\` text,
  	\`version_year\` numeric,
  	\`version_reference\` text,
  	\`version_party\` text,
  	\`version_planned_amount\` numeric,
  	\`version_paid_amount\` numeric,
  	\`version_date\` text,
  	\`version_date_tz\` text DEFAULT 'America/Belem',
  	\`version_situation\` text,
  	\`version_internal_notes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`transparency_records\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_transparency_records_v_parent_idx\` ON \`_transparency_records_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_transparency_records_v_version_version_date_idx\` ON \`_transparency_records_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_transparency_records_v_version_version_updated_at_idx\` ON \`_transparency_records_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_transparency_records_v_version_version_created_at_idx\` ON \`_transparency_records_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_transparency_records_v_version_version__status_idx\` ON \`_transparency_records_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_transparency_records_v_created_at_idx\` ON \`_transparency_records_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_transparency_records_v_updated_at_idx\` ON \`_transparency_records_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_transparency_records_v_latest_idx\` ON \`_transparency_records_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`municipalities\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`slug\` text,
  	\`ibge\` text NOT NULL,
  	\`latitude\` numeric NOT NULL,
  	\`longitude\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`municipalities_name_idx\` ON \`municipalities\` (\`name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`municipalities_slug_idx\` ON \`municipalities\` (\`slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`municipalities_ibge_idx\` ON \`municipalities\` (\`ibge\`);`)
  await db.run(sql`CREATE INDEX \`municipalities_updated_at_idx\` ON \`municipalities\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`municipalities_created_at_idx\` ON \`municipalities\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`contact_messages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`protocol\` text NOT NULL,
  	\`status\` text DEFAULT 'recebida' NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`about\` text,
  	\`message\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_protocol_idx\` ON \`contact_messages\` (\`protocol\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`newsletter_subscriptions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`name\` text,
  	\`origin\` text NOT NULL,
  	\`consent_version\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletter_subscriptions_email_idx\` ON \`newsletter_subscriptions\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_updated_at_idx\` ON \`newsletter_subscriptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_created_at_idx\` ON \`newsletter_subscriptions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`events_id\` integer,
  	\`news_id\` integer,
  	\`programs_id\` integer,
  	\`athletes_id\` integer,
  	\`places_id\` integer,
  	\`upcoming_broadcasts_id\` integer,
  	\`recorded_broadcasts_id\` integer,
  	\`social_posts_id\` integer,
  	\`media_id\` integer,
  	\`team_members_id\` integer,
  	\`legislation_id\` integer,
  	\`transparency_records_id\` integer,
  	\`municipalities_id\` integer,
  	\`documents_id\` integer,
  	\`contact_messages_id\` integer,
  	\`newsletter_subscriptions_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`programs_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`athletes_id\`) REFERENCES \`athletes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`places_id\`) REFERENCES \`places\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`upcoming_broadcasts_id\`) REFERENCES \`upcoming_broadcasts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`recorded_broadcasts_id\`) REFERENCES \`recorded_broadcasts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`social_posts_id\`) REFERENCES \`social_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`legislation_id\`) REFERENCES \`legislation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`transparency_records_id\`) REFERENCES \`transparency_records\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`municipalities_id\`) REFERENCES \`municipalities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletter_subscriptions_id\`) REFERENCES \`newsletter_subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_programs_id_idx\` ON \`payload_locked_documents_rels\` (\`programs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_athletes_id_idx\` ON \`payload_locked_documents_rels\` (\`athletes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_places_id_idx\` ON \`payload_locked_documents_rels\` (\`places_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_upcoming_broadcasts_id_idx\` ON \`payload_locked_documents_rels\` (\`upcoming_broadcasts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_recorded_broadcasts_id_idx\` ON \`payload_locked_documents_rels\` (\`recorded_broadcasts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_social_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`social_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_members_id_idx\` ON \`payload_locked_documents_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_legislation_id_idx\` ON \`payload_locked_documents_rels\` (\`legislation_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_transparency_records_id_idx\` ON \`payload_locked_documents_rels\` (\`transparency_records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_municipalities_id_idx\` ON \`payload_locked_documents_rels\` (\`municipalities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletter_subscriptions_i_idx\` ON \`payload_locked_documents_rels\` (\`newsletter_subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`home_next_events\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` numeric NOT NULL,
  	\`month\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`event_id\` integer,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_next_events_order_idx\` ON \`home_next_events\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_next_events_parent_id_idx\` ON \`home_next_events\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_next_events_event_idx\` ON \`home_next_events\` (\`event_id\`);`)
  await db.run(sql`CREATE TABLE \`home_quick_access\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`link\` text NOT NULL,
  	\`icon\` text NOT NULL,
  	\`color\` text NOT NULL,
  	\`badge\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_quick_access_order_idx\` ON \`home_quick_access\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_quick_access_parent_id_idx\` ON \`home_quick_access\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_featured\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`date\` text NOT NULL,
  	\`time\` text NOT NULL,
  	\`location\` text NOT NULL,
  	\`link\` text NOT NULL,
  	\`photo_id\` integer,
  	\`poster\` text,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_featured_order_idx\` ON \`home_featured\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_featured_parent_id_idx\` ON \`home_featured\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_featured_photo_idx\` ON \`home_featured\` (\`photo_id\`);`)
  await db.run(sql`CREATE TABLE \`home_impact\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`figure\` text NOT NULL,
  	\`label\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_impact_order_idx\` ON \`home_impact\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_impact_parent_id_idx\` ON \`home_impact\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`home_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`athletes_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`athletes_id\`) REFERENCES \`athletes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_rels_order_idx\` ON \`home_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_parent_idx\` ON \`home_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_path_idx\` ON \`home_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_athletes_id_idx\` ON \`home_rels\` (\`athletes_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_next_events\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` numeric NOT NULL,
  	\`month\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`event_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_next_events_order_idx\` ON \`_home_v_version_next_events\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_next_events_parent_id_idx\` ON \`_home_v_version_next_events\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_next_events_event_idx\` ON \`_home_v_version_next_events\` (\`event_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_quick_access\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`link\` text NOT NULL,
  	\`icon\` text NOT NULL,
  	\`color\` text NOT NULL,
  	\`badge\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_quick_access_order_idx\` ON \`_home_v_version_quick_access\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_quick_access_parent_id_idx\` ON \`_home_v_version_quick_access\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_featured\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`date\` text NOT NULL,
  	\`time\` text NOT NULL,
  	\`location\` text NOT NULL,
  	\`link\` text NOT NULL,
  	\`photo_id\` integer,
  	\`poster\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_featured_order_idx\` ON \`_home_v_version_featured\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_featured_parent_id_idx\` ON \`_home_v_version_featured\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_featured_photo_idx\` ON \`_home_v_version_featured\` (\`photo_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_impact\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`figure\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_impact_order_idx\` ON \`_home_v_version_impact\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_impact_parent_id_idx\` ON \`_home_v_version_impact\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`athletes_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`athletes_id\`) REFERENCES \`athletes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_rels_order_idx\` ON \`_home_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_parent_idx\` ON \`_home_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_path_idx\` ON \`_home_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_athletes_id_idx\` ON \`_home_v_rels\` (\`athletes_id\`);`)
  await db.run(sql`CREATE TABLE \`programs_page_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`figure\` text NOT NULL,
  	\`label\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`programs_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`programs_page_results_order_idx\` ON \`programs_page_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`programs_page_results_parent_id_idx\` ON \`programs_page_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`programs_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_programs_page_v_version_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`figure\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_programs_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_programs_page_v_version_results_order_idx\` ON \`_programs_page_v_version_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_programs_page_v_version_results_parent_id_idx\` ON \`_programs_page_v_version_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_programs_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_programs_page_v_created_at_idx\` ON \`_programs_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_programs_page_v_updated_at_idx\` ON \`_programs_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`live_stream\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`is_live\` integer DEFAULT false,
  	\`show_on_home\` integer DEFAULT false,
  	\`title\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`video_id\` text NOT NULL,
  	\`viewers\` numeric DEFAULT 0,
  	\`start_time\` text NOT NULL,
  	\`photo_id\` integer,
  	\`poster\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`live_stream_photo_idx\` ON \`live_stream\` (\`photo_id\`);`)
  await db.run(sql`CREATE TABLE \`_live_stream_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_is_live\` integer DEFAULT false,
  	\`version_show_on_home\` integer DEFAULT false,
  	\`version_title\` text NOT NULL,
  	\`version_description\` text NOT NULL,
  	\`version_video_id\` text NOT NULL,
  	\`version_viewers\` numeric DEFAULT 0,
  	\`version_start_time\` text NOT NULL,
  	\`version_photo_id\` integer,
  	\`version_poster\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_live_stream_v_version_version_photo_idx\` ON \`_live_stream_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_live_stream_v_created_at_idx\` ON \`_live_stream_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_live_stream_v_updated_at_idx\` ON \`_live_stream_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`institution\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`about\` text NOT NULL,
  	\`mission\` text NOT NULL,
  	\`vision\` text NOT NULL,
  	\`secretary_name\` text NOT NULL,
  	\`secretary_position\` text NOT NULL,
  	\`secretary_message\` text NOT NULL,
  	\`secretary_photo_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`secretary_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`institution_secretary_secretary_photo_idx\` ON \`institution\` (\`secretary_photo_id\`);`)
  await db.run(sql`CREATE TABLE \`institution_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`institution\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`institution_texts_order_parent\` ON \`institution_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_institution_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_about\` text NOT NULL,
  	\`version_mission\` text NOT NULL,
  	\`version_vision\` text NOT NULL,
  	\`version_secretary_name\` text NOT NULL,
  	\`version_secretary_position\` text NOT NULL,
  	\`version_secretary_message\` text NOT NULL,
  	\`version_secretary_photo_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_secretary_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_institution_v_version_secretary_version_secretary_photo_idx\` ON \`_institution_v\` (\`version_secretary_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_institution_v_created_at_idx\` ON \`_institution_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_institution_v_updated_at_idx\` ON \`_institution_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_institution_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_institution_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_institution_v_texts_order_parent\` ON \`_institution_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`path\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_order_idx\` ON \`site_settings_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_navigation_parent_id_idx\` ON \`site_settings_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`path\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_footer_links_order_idx\` ON \`site_settings_footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_footer_links_parent_id_idx\` ON \`site_settings_footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`mission\` text NOT NULL,
  	\`contact_name\` text NOT NULL,
  	\`contact_street\` text NOT NULL,
  	\`contact_city\` text NOT NULL,
  	\`contact_postal_code\` text NOT NULL,
  	\`contact_phone\` text NOT NULL,
  	\`contact_email\` text NOT NULL,
  	\`contact_hours\` text NOT NULL,
  	\`social_instagram\` text NOT NULL,
  	\`social_facebook\` text NOT NULL,
  	\`social_youtube\` text NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_navigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_navigation_order_idx\` ON \`_site_settings_v_version_navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_navigation_parent_id_idx\` ON \`_site_settings_v_version_navigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_footer_links_order_idx\` ON \`_site_settings_v_version_footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_footer_links_parent_id_idx\` ON \`_site_settings_v_version_footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_mission\` text NOT NULL,
  	\`version_contact_name\` text NOT NULL,
  	\`version_contact_street\` text NOT NULL,
  	\`version_contact_city\` text NOT NULL,
  	\`version_contact_postal_code\` text NOT NULL,
  	\`version_contact_phone\` text NOT NULL,
  	\`version_contact_email\` text NOT NULL,
  	\`version_contact_hours\` text NOT NULL,
  	\`version_social_instagram\` text NOT NULL,
  	\`version_social_facebook\` text NOT NULL,
  	\`version_social_youtube\` text NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`content_version\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`programs_weekdays\`;`)
  await db.run(sql`DROP TABLE \`programs_sports\`;`)
  await db.run(sql`DROP TABLE \`programs\`;`)
  await db.run(sql`DROP TABLE \`programs_texts\`;`)
  await db.run(sql`DROP TABLE \`_programs_v_version_weekdays\`;`)
  await db.run(sql`DROP TABLE \`_programs_v_version_sports\`;`)
  await db.run(sql`DROP TABLE \`_programs_v\`;`)
  await db.run(sql`DROP TABLE \`_programs_v_texts\`;`)
  await db.run(sql`DROP TABLE \`athletes_achievements\`;`)
  await db.run(sql`DROP TABLE \`athletes\`;`)
  await db.run(sql`DROP TABLE \`_athletes_v_version_achievements\`;`)
  await db.run(sql`DROP TABLE \`_athletes_v\`;`)
  await db.run(sql`DROP TABLE \`places_sports\`;`)
  await db.run(sql`DROP TABLE \`places\`;`)
  await db.run(sql`DROP TABLE \`_places_v_version_sports\`;`)
  await db.run(sql`DROP TABLE \`_places_v\`;`)
  await db.run(sql`DROP TABLE \`upcoming_broadcasts\`;`)
  await db.run(sql`DROP TABLE \`_upcoming_broadcasts_v\`;`)
  await db.run(sql`DROP TABLE \`recorded_broadcasts\`;`)
  await db.run(sql`DROP TABLE \`_recorded_broadcasts_v\`;`)
  await db.run(sql`DROP TABLE \`social_posts\`;`)
  await db.run(sql`DROP TABLE \`_social_posts_v\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`team_members\`;`)
  await db.run(sql`DROP TABLE \`_team_members_v\`;`)
  await db.run(sql`DROP TABLE \`legislation\`;`)
  await db.run(sql`DROP TABLE \`_legislation_v\`;`)
  await db.run(sql`DROP TABLE \`transparency_records\`;`)
  await db.run(sql`DROP TABLE \`_transparency_records_v\`;`)
  await db.run(sql`DROP TABLE \`municipalities\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`newsletter_subscriptions\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`home_next_events\`;`)
  await db.run(sql`DROP TABLE \`home_quick_access\`;`)
  await db.run(sql`DROP TABLE \`home_featured\`;`)
  await db.run(sql`DROP TABLE \`home_impact\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`DROP TABLE \`home_rels\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_next_events\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_quick_access\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_featured\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_impact\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`_home_v_rels\`;`)
  await db.run(sql`DROP TABLE \`programs_page_results\`;`)
  await db.run(sql`DROP TABLE \`programs_page\`;`)
  await db.run(sql`DROP TABLE \`_programs_page_v_version_results\`;`)
  await db.run(sql`DROP TABLE \`_programs_page_v\`;`)
  await db.run(sql`DROP TABLE \`live_stream\`;`)
  await db.run(sql`DROP TABLE \`_live_stream_v\`;`)
  await db.run(sql`DROP TABLE \`institution\`;`)
  await db.run(sql`DROP TABLE \`institution_texts\`;`)
  await db.run(sql`DROP TABLE \`_institution_v\`;`)
  await db.run(sql`DROP TABLE \`_institution_v_texts\`;`)
  await db.run(sql`DROP TABLE \`site_settings_navigation\`;`)
  await db.run(sql`DROP TABLE \`site_settings_footer_links\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_navigation\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_footer_links\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`content_version\`;`)
}
