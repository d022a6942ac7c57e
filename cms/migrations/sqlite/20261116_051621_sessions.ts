import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`session_rules_sports\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`session_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`session_rules_sports_order_idx\` ON \`session_rules_sports\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`session_rules_sports_parent_idx\` ON \`session_rules_sports\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`session_rules_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`session_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`session_rules_weekdays_order_idx\` ON \`session_rules_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`session_rules_weekdays_parent_idx\` ON \`session_rules_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`session_rules_changes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`day_tz\` text DEFAULT 'America/Belem',
  	\`kind\` text DEFAULT 'cancelada',
  	\`new_day\` text,
  	\`newday_tz\` text DEFAULT 'America/Belem',
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`place_id\` integer,
  	\`note\` text,
  	FOREIGN KEY (\`place_id\`) REFERENCES \`places\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`session_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`session_rules_changes_order_idx\` ON \`session_rules_changes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`session_rules_changes_parent_id_idx\` ON \`session_rules_changes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`session_rules_changes_place_idx\` ON \`session_rules_changes\` (\`place_id\`);`)
  await db.run(sql`CREATE TABLE \`session_rules\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`program_id\` integer,
  	\`municipality_id\` integer,
  	\`place_id\` integer,
  	\`place_name\` text,
  	\`rhythm\` text DEFAULT 'semanal',
  	\`month_week\` text DEFAULT 'primeira',
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`from\` text,
  	\`from_tz\` text DEFAULT 'America/Belem',
  	\`until\` text,
  	\`until_tz\` text DEFAULT 'America/Belem',
  	\`pauses_on_holidays\` integer DEFAULT true,
  	\`min_age\` numeric,
  	\`max_age\` numeric,
  	\`price\` numeric DEFAULT 0,
  	\`accessible\` integer DEFAULT false,
  	\`level\` text,
  	\`internal_notes\` text,
  	\`sample\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`program_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`municipality_id\`) REFERENCES \`municipalities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`place_id\`) REFERENCES \`places\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`session_rules_slug_idx\` ON \`session_rules\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`session_rules_program_idx\` ON \`session_rules\` (\`program_id\`);`)
  await db.run(sql`CREATE INDEX \`session_rules_municipality_idx\` ON \`session_rules\` (\`municipality_id\`);`)
  await db.run(sql`CREATE INDEX \`session_rules_place_idx\` ON \`session_rules\` (\`place_id\`);`)
  await db.run(sql`CREATE INDEX \`session_rules_sample_idx\` ON \`session_rules\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`session_rules_updated_at_idx\` ON \`session_rules\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`session_rules_created_at_idx\` ON \`session_rules\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`session_rules__status_idx\` ON \`session_rules\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_until_idx\` ON \`session_rules\` (\`_status\`,\`until\`);`)
  await db.run(sql`CREATE INDEX \`_status_municipality_until_idx\` ON \`session_rules\` (\`_status\`,\`municipality_id\`,\`until\`);`)
  await db.run(sql`CREATE INDEX \`_status_program_idx\` ON \`session_rules\` (\`_status\`,\`program_id\`);`)
  await db.run(sql`CREATE INDEX \`_status_place_idx\` ON \`session_rules\` (\`_status\`,\`place_id\`);`)
  await db.run(sql`CREATE INDEX \`_status_updatedAt_1_idx\` ON \`session_rules\` (\`_status\`,\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`session_rules_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`session_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`session_rules_texts_order_parent\` ON \`session_rules_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_session_rules_v_version_sports\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_session_rules_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_session_rules_v_version_sports_order_idx\` ON \`_session_rules_v_version_sports\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_session_rules_v_version_sports_parent_idx\` ON \`_session_rules_v_version_sports\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_session_rules_v_version_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_session_rules_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_session_rules_v_version_weekdays_order_idx\` ON \`_session_rules_v_version_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_session_rules_v_version_weekdays_parent_idx\` ON \`_session_rules_v_version_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_session_rules_v_version_changes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`day_tz\` text DEFAULT 'America/Belem',
  	\`kind\` text DEFAULT 'cancelada',
  	\`new_day\` text,
  	\`newday_tz\` text DEFAULT 'America/Belem',
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`place_id\` integer,
  	\`note\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`place_id\`) REFERENCES \`places\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_session_rules_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_session_rules_v_version_changes_order_idx\` ON \`_session_rules_v_version_changes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_session_rules_v_version_changes_parent_id_idx\` ON \`_session_rules_v_version_changes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_session_rules_v_version_changes_place_idx\` ON \`_session_rules_v_version_changes\` (\`place_id\`);`)
  await db.run(sql`CREATE TABLE \`_session_rules_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_program_id\` integer,
  	\`version_municipality_id\` integer,
  	\`version_place_id\` integer,
  	\`version_place_name\` text,
  	\`version_rhythm\` text DEFAULT 'semanal',
  	\`version_month_week\` text DEFAULT 'primeira',
  	\`version_starts_at\` text,
  	\`version_ends_at\` text,
  	\`version_from\` text,
  	\`version_from_tz\` text DEFAULT 'America/Belem',
  	\`version_until\` text,
  	\`version_until_tz\` text DEFAULT 'America/Belem',
  	\`version_pauses_on_holidays\` integer DEFAULT true,
  	\`version_min_age\` numeric,
  	\`version_max_age\` numeric,
  	\`version_price\` numeric DEFAULT 0,
  	\`version_accessible\` integer DEFAULT false,
  	\`version_level\` text,
  	\`version_internal_notes\` text,
  	\`version_sample\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`session_rules\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_program_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_municipality_id\`) REFERENCES \`municipalities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_place_id\`) REFERENCES \`places\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_session_rules_v_parent_idx\` ON \`_session_rules_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_session_rules_v_version_version_slug_idx\` ON \`_session_rules_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_session_rules_v_version_version_program_idx\` ON \`_session_rules_v\` (\`version_program_id\`);`)
  await db.run(sql`CREATE INDEX \`_session_rules_v_version_version_municipality_idx\` ON \`_session_rules_v\` (\`version_municipality_id\`);`)
  await db.run(sql`CREATE INDEX \`_session_rules_v_version_version_place_idx\` ON \`_session_rules_v\` (\`version_place_id\`);`)
  await db.run(sql`CREATE INDEX \`_session_rules_v_version_version_sample_idx\` ON \`_session_rules_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_session_rules_v_version_version_updated_at_idx\` ON \`_session_rules_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_session_rules_v_version_version_created_at_idx\` ON \`_session_rules_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_session_rules_v_version_version__status_idx\` ON \`_session_rules_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_session_rules_v_created_at_idx\` ON \`_session_rules_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_session_rules_v_updated_at_idx\` ON \`_session_rules_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_session_rules_v_latest_idx\` ON \`_session_rules_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_until_idx\` ON \`_session_rules_v\` (\`version__status\`,\`version_until\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_municipality_version_until_idx\` ON \`_session_rules_v\` (\`version__status\`,\`version_municipality_id\`,\`version_until\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_program_idx\` ON \`_session_rules_v\` (\`version__status\`,\`version_program_id\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_place_idx\` ON \`_session_rules_v\` (\`version__status\`,\`version_place_id\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_updatedAt_1_idx\` ON \`_session_rules_v\` (\`version__status\`,\`version_updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_session_rules_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_session_rules_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_session_rules_v_texts_order_parent\` ON \`_session_rules_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`special_days\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`day\` text,
  	\`day_tz\` text DEFAULT 'America/Belem',
  	\`kind\` text DEFAULT 'feriado',
  	\`municipality_id\` integer,
  	\`every_year\` integer DEFAULT false,
  	\`internal_notes\` text,
  	\`sample\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`municipality_id\`) REFERENCES \`municipalities\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`special_days_municipality_idx\` ON \`special_days\` (\`municipality_id\`);`)
  await db.run(sql`CREATE INDEX \`special_days_sample_idx\` ON \`special_days\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`special_days_updated_at_idx\` ON \`special_days\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`special_days_created_at_idx\` ON \`special_days\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`special_days__status_idx\` ON \`special_days\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_special_days_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_day\` text,
  	\`version_day_tz\` text DEFAULT 'America/Belem',
  	\`version_kind\` text DEFAULT 'feriado',
  	\`version_municipality_id\` integer,
  	\`version_every_year\` integer DEFAULT false,
  	\`version_internal_notes\` text,
  	\`version_sample\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`special_days\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_municipality_id\`) REFERENCES \`municipalities\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_special_days_v_parent_idx\` ON \`_special_days_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_special_days_v_version_version_municipality_idx\` ON \`_special_days_v\` (\`version_municipality_id\`);`)
  await db.run(sql`CREATE INDEX \`_special_days_v_version_version_sample_idx\` ON \`_special_days_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_special_days_v_version_version_updated_at_idx\` ON \`_special_days_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_special_days_v_version_version_created_at_idx\` ON \`_special_days_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_special_days_v_version_version__status_idx\` ON \`_special_days_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_special_days_v_created_at_idx\` ON \`_special_days_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_special_days_v_updated_at_idx\` ON \`_special_days_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_special_days_v_latest_idx\` ON \`_special_days_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`places_opening_hours_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`places_opening_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`places_opening_hours_weekdays_order_idx\` ON \`places_opening_hours_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`places_opening_hours_weekdays_parent_idx\` ON \`places_opening_hours_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`places_opening_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`opens_at\` text,
  	\`closes_at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`places\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`places_opening_hours_order_idx\` ON \`places_opening_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`places_opening_hours_parent_id_idx\` ON \`places_opening_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`places_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`places\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`places_rels_order_idx\` ON \`places_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`places_rels_parent_idx\` ON \`places_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`places_rels_path_idx\` ON \`places_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`places_rels_media_id_idx\` ON \`places_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_places_v_version_opening_hours_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_places_v_version_opening_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_places_v_version_opening_hours_weekdays_order_idx\` ON \`_places_v_version_opening_hours_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_places_v_version_opening_hours_weekdays_parent_idx\` ON \`_places_v_version_opening_hours_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_places_v_version_opening_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`opens_at\` text,
  	\`closes_at\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_places_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_places_v_version_opening_hours_order_idx\` ON \`_places_v_version_opening_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_places_v_version_opening_hours_parent_id_idx\` ON \`_places_v_version_opening_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_places_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_places_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_places_v_rels_order_idx\` ON \`_places_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_places_v_rels_parent_idx\` ON \`_places_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_places_v_rels_path_idx\` ON \`_places_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_places_v_rels_media_id_idx\` ON \`_places_v_rels\` (\`media_id\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`all_day\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`venue_id\` integer REFERENCES places(id);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`min_age\` numeric;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`max_age\` numeric;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`price\` numeric;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`accessible\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`registration\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`regulation_id\` integer REFERENCES documents(id);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`contact\` text;`)
  await db.run(sql`CREATE INDEX \`events_venue_idx\` ON \`events\` (\`venue_id\`);`)
  await db.run(sql`CREATE INDEX \`events_regulation_idx\` ON \`events\` (\`regulation_id\`);`)
  await db.run(sql`CREATE INDEX \`_status_venue_startsAt_title_idx\` ON \`events\` (\`_status\`,\`venue_id\`,\`starts_at\`,\`title\`);`)
  await db.run(sql`CREATE INDEX \`_status_sport_startsAt_title_idx\` ON \`events\` (\`_status\`,\`sport\`,\`starts_at\`,\`title\`);`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_all_day\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_venue_id\` integer REFERENCES places(id);`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_min_age\` numeric;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_max_age\` numeric;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_price\` numeric;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_accessible\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_registration\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_regulation_id\` integer REFERENCES documents(id);`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_contact\` text;`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_venue_idx\` ON \`_events_v\` (\`version_venue_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_regulation_idx\` ON \`_events_v\` (\`version_regulation_id\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_venue_version_startsAt_version_t_idx\` ON \`_events_v\` (\`version__status\`,\`version_venue_id\`,\`version_starts_at\`,\`version_title\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_sport_version_startsAt_version_t_idx\` ON \`_events_v\` (\`version__status\`,\`version_sport\`,\`version_starts_at\`,\`version_title\`);`)
  await db.run(sql`ALTER TABLE \`places\` ADD \`phone\` text;`)
  await db.run(sql`ALTER TABLE \`places\` ADD \`price\` numeric;`)
  await db.run(sql`ALTER TABLE \`places\` ADD \`price_note\` text;`)
  await db.run(sql`ALTER TABLE \`places\` ADD \`getting_there\` text;`)
  await db.run(sql`ALTER TABLE \`places\` ADD \`latitude\` numeric;`)
  await db.run(sql`ALTER TABLE \`places\` ADD \`longitude\` numeric;`)
  await db.run(sql`CREATE INDEX \`_status_municipality_name_idx\` ON \`places\` (\`_status\`,\`municipality_id\`,\`name\`);`)
  await db.run(sql`CREATE INDEX \`_status_updatedAt_2_idx\` ON \`places\` (\`_status\`,\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`_places_v\` ADD \`version_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_places_v\` ADD \`version_price\` numeric;`)
  await db.run(sql`ALTER TABLE \`_places_v\` ADD \`version_price_note\` text;`)
  await db.run(sql`ALTER TABLE \`_places_v\` ADD \`version_getting_there\` text;`)
  await db.run(sql`ALTER TABLE \`_places_v\` ADD \`version_latitude\` numeric;`)
  await db.run(sql`ALTER TABLE \`_places_v\` ADD \`version_longitude\` numeric;`)
  await db.run(sql`CREATE INDEX \`version__status_version_municipality_version_name_idx\` ON \`_places_v\` (\`version__status\`,\`version_municipality_id\`,\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_updatedAt_2_idx\` ON \`_places_v\` (\`version__status\`,\`version_updated_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`session_rules_id\` integer REFERENCES session_rules(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`special_days_id\` integer REFERENCES special_days(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_session_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`session_rules_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_special_days_id_idx\` ON \`payload_locked_documents_rels\` (\`special_days_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`session_rules_sports\`;`)
  await db.run(sql`DROP TABLE \`session_rules_weekdays\`;`)
  await db.run(sql`DROP TABLE \`session_rules_changes\`;`)
  await db.run(sql`DROP TABLE \`session_rules\`;`)
  await db.run(sql`DROP TABLE \`session_rules_texts\`;`)
  await db.run(sql`DROP TABLE \`_session_rules_v_version_sports\`;`)
  await db.run(sql`DROP TABLE \`_session_rules_v_version_weekdays\`;`)
  await db.run(sql`DROP TABLE \`_session_rules_v_version_changes\`;`)
  await db.run(sql`DROP TABLE \`_session_rules_v\`;`)
  await db.run(sql`DROP TABLE \`_session_rules_v_texts\`;`)
  await db.run(sql`DROP TABLE \`special_days\`;`)
  await db.run(sql`DROP TABLE \`_special_days_v\`;`)
  await db.run(sql`DROP TABLE \`places_opening_hours_weekdays\`;`)
  await db.run(sql`DROP TABLE \`places_opening_hours\`;`)
  await db.run(sql`DROP TABLE \`places_rels\`;`)
  await db.run(sql`DROP TABLE \`_places_v_version_opening_hours_weekdays\`;`)
  await db.run(sql`DROP TABLE \`_places_v_version_opening_hours\`;`)
  await db.run(sql`DROP TABLE \`_places_v_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_events\` (
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
  	\`sample\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`municipality_id\`) REFERENCES \`municipalities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`program_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_events\`("id", "title", "slug", "starts_at", "startsat_tz", "ends_at", "endsat_tz", "place", "municipality_id", "category", "sport", "situation", "description", "program_id", "photo_id", "poster", "internal_notes", "sample", "updated_at", "created_at", "_status") SELECT "id", "title", "slug", "starts_at", "startsat_tz", "ends_at", "endsat_tz", "place", "municipality_id", "category", "sport", "situation", "description", "program_id", "photo_id", "poster", "internal_notes", "sample", "updated_at", "created_at", "_status" FROM \`events\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`ALTER TABLE \`__new_events\` RENAME TO \`events\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`events_slug_idx\` ON \`events\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`events_starts_at_idx\` ON \`events\` (\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`events_ends_at_idx\` ON \`events\` (\`ends_at\`);`)
  await db.run(sql`CREATE INDEX \`events_municipality_idx\` ON \`events\` (\`municipality_id\`);`)
  await db.run(sql`CREATE INDEX \`events_program_idx\` ON \`events\` (\`program_id\`);`)
  await db.run(sql`CREATE INDEX \`events_photo_idx\` ON \`events\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`events_sample_idx\` ON \`events\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_startsAt_title_idx\` ON \`events\` (\`_status\`,\`starts_at\`,\`title\`);`)
  await db.run(sql`CREATE INDEX \`_status_category_startsAt_title_idx\` ON \`events\` (\`_status\`,\`category\`,\`starts_at\`,\`title\`);`)
  await db.run(sql`CREATE INDEX \`_status_municipality_startsAt_title_idx\` ON \`events\` (\`_status\`,\`municipality_id\`,\`starts_at\`,\`title\`);`)
  await db.run(sql`CREATE INDEX \`_status_category_municipality_startsAt_title_idx\` ON \`events\` (\`_status\`,\`category\`,\`municipality_id\`,\`starts_at\`,\`title\`);`)
  await db.run(sql`CREATE INDEX \`_status_program_startsAt_title_idx\` ON \`events\` (\`_status\`,\`program_id\`,\`starts_at\`,\`title\`);`)
  await db.run(sql`CREATE INDEX \`_status_endsAt_startsAt_idx\` ON \`events\` (\`_status\`,\`ends_at\`,\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_updatedAt_idx\` ON \`events\` (\`_status\`,\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__events_v\` (
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
  	\`version_sample\` text,
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
  await db.run(sql`INSERT INTO \`__new__events_v\`("id", "parent_id", "version_title", "version_slug", "version_starts_at", "version_startsat_tz", "version_ends_at", "version_endsat_tz", "version_place", "version_municipality_id", "version_category", "version_sport", "version_situation", "version_description", "version_program_id", "version_photo_id", "version_poster", "version_internal_notes", "version_sample", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_slug", "version_starts_at", "version_startsat_tz", "version_ends_at", "version_endsat_tz", "version_place", "version_municipality_id", "version_category", "version_sport", "version_situation", "version_description", "version_program_id", "version_photo_id", "version_poster", "version_internal_notes", "version_sample", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__events_v\` RENAME TO \`_events_v\`;`)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_slug_idx\` ON \`_events_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_starts_at_idx\` ON \`_events_v\` (\`version_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_ends_at_idx\` ON \`_events_v\` (\`version_ends_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_municipality_idx\` ON \`_events_v\` (\`version_municipality_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_program_idx\` ON \`_events_v\` (\`version_program_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_photo_idx\` ON \`_events_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_sample_idx\` ON \`_events_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_startsAt_version_title_idx\` ON \`_events_v\` (\`version__status\`,\`version_starts_at\`,\`version_title\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_category_version_startsAt_versio_idx\` ON \`_events_v\` (\`version__status\`,\`version_category\`,\`version_starts_at\`,\`version_title\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`_events_v\` (\`version__status\`,\`version_municipality_id\`,\`version_starts_at\`,\`version_title\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`_events_v\` (\`version__status\`,\`version_category\`,\`version_municipality_id\`,\`version_starts_at\`,\`version_title\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_program_version_startsAt_version_idx\` ON \`_events_v\` (\`version__status\`,\`version_program_id\`,\`version_starts_at\`,\`version_title\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_endsAt_version_startsAt_idx\` ON \`_events_v\` (\`version__status\`,\`version_ends_at\`,\`version_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_updatedAt_idx\` ON \`_events_v\` (\`version__status\`,\`version_updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`events_id\` integer,
  	\`news_id\` integer,
  	\`programs_id\` integer,
  	\`places_id\` integer,
  	\`athletes_id\` integer,
  	\`upcoming_broadcasts_id\` integer,
  	\`recorded_broadcasts_id\` integer,
  	\`legislation_id\` integer,
  	\`transparency_records_id\` integer,
  	\`team_members_id\` integer,
  	\`social_posts_id\` integer,
  	\`media_id\` integer,
  	\`municipalities_id\` integer,
  	\`documents_id\` integer,
  	\`contact_messages_id\` integer,
  	\`newsletter_subscriptions_id\` integer,
  	\`newsletter_editions_id\` integer,
  	\`outgoing_mails_id\` integer,
  	\`deletion_requests_id\` integer,
  	\`post_counts_id\` integer,
  	\`former_addresses_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`programs_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`places_id\`) REFERENCES \`places\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`athletes_id\`) REFERENCES \`athletes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`upcoming_broadcasts_id\`) REFERENCES \`upcoming_broadcasts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`recorded_broadcasts_id\`) REFERENCES \`recorded_broadcasts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`legislation_id\`) REFERENCES \`legislation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`transparency_records_id\`) REFERENCES \`transparency_records\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`social_posts_id\`) REFERENCES \`social_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`municipalities_id\`) REFERENCES \`municipalities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletter_subscriptions_id\`) REFERENCES \`newsletter_subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletter_editions_id\`) REFERENCES \`newsletter_editions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`outgoing_mails_id\`) REFERENCES \`outgoing_mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deletion_requests_id\`) REFERENCES \`deletion_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`post_counts_id\`) REFERENCES \`post_counts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`former_addresses_id\`) REFERENCES \`former_addresses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "events_id", "news_id", "programs_id", "places_id", "athletes_id", "upcoming_broadcasts_id", "recorded_broadcasts_id", "legislation_id", "transparency_records_id", "team_members_id", "social_posts_id", "media_id", "municipalities_id", "documents_id", "contact_messages_id", "newsletter_subscriptions_id", "newsletter_editions_id", "outgoing_mails_id", "deletion_requests_id", "post_counts_id", "former_addresses_id", "users_id") SELECT "id", "order", "parent_id", "path", "events_id", "news_id", "programs_id", "places_id", "athletes_id", "upcoming_broadcasts_id", "recorded_broadcasts_id", "legislation_id", "transparency_records_id", "team_members_id", "social_posts_id", "media_id", "municipalities_id", "documents_id", "contact_messages_id", "newsletter_subscriptions_id", "newsletter_editions_id", "outgoing_mails_id", "deletion_requests_id", "post_counts_id", "former_addresses_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_programs_id_idx\` ON \`payload_locked_documents_rels\` (\`programs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_places_id_idx\` ON \`payload_locked_documents_rels\` (\`places_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_athletes_id_idx\` ON \`payload_locked_documents_rels\` (\`athletes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_upcoming_broadcasts_id_idx\` ON \`payload_locked_documents_rels\` (\`upcoming_broadcasts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_recorded_broadcasts_id_idx\` ON \`payload_locked_documents_rels\` (\`recorded_broadcasts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_legislation_id_idx\` ON \`payload_locked_documents_rels\` (\`legislation_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_transparency_records_id_idx\` ON \`payload_locked_documents_rels\` (\`transparency_records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_members_id_idx\` ON \`payload_locked_documents_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_social_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`social_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_municipalities_id_idx\` ON \`payload_locked_documents_rels\` (\`municipalities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletter_subscriptions_i_idx\` ON \`payload_locked_documents_rels\` (\`newsletter_subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletter_editions_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletter_editions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outgoing_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`outgoing_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deletion_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`deletion_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_post_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`post_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`former_addresses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`_status_municipality_name_idx\`;`)
  await db.run(sql`DROP INDEX \`_status_updatedAt_2_idx\`;`)
  await db.run(sql`ALTER TABLE \`places\` DROP COLUMN \`phone\`;`)
  await db.run(sql`ALTER TABLE \`places\` DROP COLUMN \`price\`;`)
  await db.run(sql`ALTER TABLE \`places\` DROP COLUMN \`price_note\`;`)
  await db.run(sql`ALTER TABLE \`places\` DROP COLUMN \`getting_there\`;`)
  await db.run(sql`ALTER TABLE \`places\` DROP COLUMN \`latitude\`;`)
  await db.run(sql`ALTER TABLE \`places\` DROP COLUMN \`longitude\`;`)
  await db.run(sql`DROP INDEX \`version__status_version_municipality_version_name_idx\`;`)
  await db.run(sql`DROP INDEX \`version__status_version_updatedAt_2_idx\`;`)
  await db.run(sql`ALTER TABLE \`_places_v\` DROP COLUMN \`version_phone\`;`)
  await db.run(sql`ALTER TABLE \`_places_v\` DROP COLUMN \`version_price\`;`)
  await db.run(sql`ALTER TABLE \`_places_v\` DROP COLUMN \`version_price_note\`;`)
  await db.run(sql`ALTER TABLE \`_places_v\` DROP COLUMN \`version_getting_there\`;`)
  await db.run(sql`ALTER TABLE \`_places_v\` DROP COLUMN \`version_latitude\`;`)
  await db.run(sql`ALTER TABLE \`_places_v\` DROP COLUMN \`version_longitude\`;`)
}
