import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`excerpt\` text,
  	\`body\` text,
  	\`photo_id\` integer,
  	\`poster\` text,
  	\`internal_notes\` text,
  	\`last_editor\` text,
  	\`sample\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_photo_idx\` ON \`pages\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_sample_idx\` ON \`pages\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_title_idx\` ON \`pages\` (\`_status\`,\`title\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_excerpt\` text,
  	\`version_body\` text,
  	\`version_photo_id\` integer,
  	\`version_poster\` text,
  	\`version_internal_notes\` text,
  	\`version_last_editor\` text,
  	\`version_sample\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_photo_idx\` ON \`_pages_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_sample_idx\` ON \`_pages_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_title_idx\` ON \`_pages_v\` (\`version__status\`,\`version_title\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_to_idx\` ON \`redirects\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_notes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`who\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`what\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_notes_action_idx\` ON \`audit_notes\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_notes_updated_at_idx\` ON \`audit_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_notes_created_at_idx\` ON \`audit_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`account_id\` integer,
  	\`secret\` text NOT NULL,
  	\`last_step\` numeric NOT NULL,
  	\`recovery\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_account_idx\` ON \`second_factors\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_band\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`kind\` text DEFAULT 'aviso' NOT NULL,
  	\`link\` text,
  	\`from\` text,
  	\`from_tz\` text DEFAULT 'America/Belem',
  	\`until\` text,
  	\`until_tz\` text DEFAULT 'America/Belem',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`site_band_from_idx\` ON \`site_band\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`site_band_until_idx\` ON \`site_band\` (\`until\`);`)
  await db.run(sql`CREATE TABLE \`_site_band_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_text\` text,
  	\`version_kind\` text DEFAULT 'aviso' NOT NULL,
  	\`version_link\` text,
  	\`version_from\` text,
  	\`version_from_tz\` text DEFAULT 'America/Belem',
  	\`version_until\` text,
  	\`version_until_tz\` text DEFAULT 'America/Belem',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_band_v_version_version_from_idx\` ON \`_site_band_v\` (\`version_from\`);`)
  await db.run(sql`CREATE INDEX \`_site_band_v_version_version_until_idx\` ON \`_site_band_v\` (\`version_until\`);`)
  await db.run(sql`CREATE INDEX \`_site_band_v_created_at_idx\` ON \`_site_band_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_band_v_updated_at_idx\` ON \`_site_band_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`electoral_period\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`from_tz\` text DEFAULT 'America/Belem',
  	\`until\` text,
  	\`until_tz\` text DEFAULT 'America/Belem',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`electoral_period_from_idx\` ON \`electoral_period\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`electoral_period_until_idx\` ON \`electoral_period\` (\`until\`);`)
  await db.run(sql`CREATE TABLE \`_electoral_period_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_from\` text,
  	\`version_from_tz\` text DEFAULT 'America/Belem',
  	\`version_until\` text,
  	\`version_until_tz\` text DEFAULT 'America/Belem',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_electoral_period_v_version_version_from_idx\` ON \`_electoral_period_v\` (\`version_from\`);`)
  await db.run(sql`CREATE INDEX \`_electoral_period_v_version_version_until_idx\` ON \`_electoral_period_v\` (\`version_until\`);`)
  await db.run(sql`CREATE INDEX \`_electoral_period_v_created_at_idx\` ON \`_electoral_period_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_electoral_period_v_updated_at_idx\` ON \`_electoral_period_v\` (\`updated_at\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_home_next_events\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`event_id\` integer,
  	\`until\` text,
  	\`until_tz\` text DEFAULT 'America/Belem',
  	\`day\` numeric,
  	\`month\` text,
  	\`year\` numeric,
  	\`title\` text,
  	\`place\` text,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_next_events\`("_order", "_parent_id", "id", "event_id", "day", "month", "year", "title", "place") SELECT "_order", "_parent_id", "id", "event_id", "day", "month", "year", "title", "place" FROM \`home_next_events\`;`)
  await db.run(sql`DROP TABLE \`home_next_events\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_next_events\` RENAME TO \`home_next_events\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`home_next_events_order_idx\` ON \`home_next_events\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_next_events_parent_id_idx\` ON \`home_next_events\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_next_events_event_idx\` ON \`home_next_events\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`home_next_events_until_idx\` ON \`home_next_events\` (\`until\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_featured\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`until\` text,
  	\`until_tz\` text DEFAULT 'America/Belem',
  	\`title\` text,
  	\`description\` text,
  	\`date\` text,
  	\`time\` text,
  	\`location\` text,
  	\`link\` text,
  	\`photo_id\` integer,
  	\`poster\` text,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_featured\`("_order", "_parent_id", "id", "title", "description", "date", "time", "location", "link", "photo_id", "poster") SELECT "_order", "_parent_id", "id", "title", "description", "date", "time", "location", "link", "photo_id", "poster" FROM \`home_featured\`;`)
  await db.run(sql`DROP TABLE \`home_featured\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_featured\` RENAME TO \`home_featured\`;`)
  await db.run(sql`CREATE INDEX \`home_featured_order_idx\` ON \`home_featured\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_featured_parent_id_idx\` ON \`home_featured\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_featured_until_idx\` ON \`home_featured\` (\`until\`);`)
  await db.run(sql`CREATE INDEX \`home_featured_photo_idx\` ON \`home_featured\` (\`photo_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v_version_next_events\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`event_id\` integer,
  	\`until\` text,
  	\`until_tz\` text DEFAULT 'America/Belem',
  	\`day\` numeric,
  	\`month\` text,
  	\`year\` numeric,
  	\`title\` text,
  	\`place\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_v_version_next_events\`("_order", "_parent_id", "id", "event_id", "day", "month", "year", "title", "place", "_uuid") SELECT "_order", "_parent_id", "id", "event_id", "day", "month", "year", "title", "place", "_uuid" FROM \`_home_v_version_next_events\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_next_events\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v_version_next_events\` RENAME TO \`_home_v_version_next_events\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_next_events_order_idx\` ON \`_home_v_version_next_events\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_next_events_parent_id_idx\` ON \`_home_v_version_next_events\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_next_events_event_idx\` ON \`_home_v_version_next_events\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_next_events_until_idx\` ON \`_home_v_version_next_events\` (\`until\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v_version_featured\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`until\` text,
  	\`until_tz\` text DEFAULT 'America/Belem',
  	\`title\` text,
  	\`description\` text,
  	\`date\` text,
  	\`time\` text,
  	\`location\` text,
  	\`link\` text,
  	\`photo_id\` integer,
  	\`poster\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_v_version_featured\`("_order", "_parent_id", "id", "title", "description", "date", "time", "location", "link", "photo_id", "poster", "_uuid") SELECT "_order", "_parent_id", "id", "title", "description", "date", "time", "location", "link", "photo_id", "poster", "_uuid" FROM \`_home_v_version_featured\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_featured\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v_version_featured\` RENAME TO \`_home_v_version_featured\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_featured_order_idx\` ON \`_home_v_version_featured\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_featured_parent_id_idx\` ON \`_home_v_version_featured\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_featured_until_idx\` ON \`_home_v_version_featured\` (\`until\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_featured_photo_idx\` ON \`_home_v_version_featured\` (\`photo_id\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`imported_from\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`events_imported_from_idx\` ON \`events\` (\`imported_from\`);`)
  await db.run(sql`CREATE INDEX \`events_deleted_at_idx\` ON \`events\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_imported_from\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_imported_from_idx\` ON \`_events_v\` (\`version_imported_from\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_deleted_at_idx\` ON \`_events_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_autosave_idx\` ON \`_events_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`news_deleted_at_idx\` ON \`news\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_deleted_at_idx\` ON \`_news_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_autosave_idx\` ON \`_news_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`programs\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`programs\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`programs_deleted_at_idx\` ON \`programs\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_programs_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_programs_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_programs_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_version_deleted_at_idx\` ON \`_programs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_autosave_idx\` ON \`_programs_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_deleted_at_idx\` ON \`_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_autosave_idx\` ON \`_services_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`session_rules\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`session_rules\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`session_rules_deleted_at_idx\` ON \`session_rules\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_session_rules_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_session_rules_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_session_rules_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_session_rules_v_version_version_deleted_at_idx\` ON \`_session_rules_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_session_rules_v_autosave_idx\` ON \`_session_rules_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`special_days\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`special_days\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`special_days_deleted_at_idx\` ON \`special_days\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_special_days_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_special_days_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_special_days_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_special_days_v_version_version_deleted_at_idx\` ON \`_special_days_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_special_days_v_autosave_idx\` ON \`_special_days_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`places\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`places\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`places_deleted_at_idx\` ON \`places\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_places_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_places_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_places_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_places_v_version_version_deleted_at_idx\` ON \`_places_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_places_v_autosave_idx\` ON \`_places_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`athletes\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`athletes\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`athletes_deleted_at_idx\` ON \`athletes\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_athletes_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_athletes_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_athletes_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_athletes_v_version_version_deleted_at_idx\` ON \`_athletes_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_athletes_v_autosave_idx\` ON \`_athletes_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`upcoming_broadcasts\` ADD \`video_id\` text;`)
  await db.run(sql`ALTER TABLE \`upcoming_broadcasts\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`upcoming_broadcasts\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`upcoming_broadcasts_deleted_at_idx\` ON \`upcoming_broadcasts\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_upcoming_broadcasts_v\` ADD \`version_video_id\` text;`)
  await db.run(sql`ALTER TABLE \`_upcoming_broadcasts_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_upcoming_broadcasts_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_upcoming_broadcasts_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_upcoming_broadcasts_v_version_version_deleted_at_idx\` ON \`_upcoming_broadcasts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_upcoming_broadcasts_v_autosave_idx\` ON \`_upcoming_broadcasts_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`recorded_broadcasts\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`recorded_broadcasts\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`recorded_broadcasts_deleted_at_idx\` ON \`recorded_broadcasts\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_recorded_broadcasts_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_recorded_broadcasts_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_recorded_broadcasts_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_recorded_broadcasts_v_version_version_deleted_at_idx\` ON \`_recorded_broadcasts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_recorded_broadcasts_v_autosave_idx\` ON \`_recorded_broadcasts_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`competitions\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`competitions\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`competitions_deleted_at_idx\` ON \`competitions\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_competitions_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_competitions_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_competitions_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_competitions_v_version_version_deleted_at_idx\` ON \`_competitions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_competitions_v_autosave_idx\` ON \`_competitions_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`teams\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`teams\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`teams_deleted_at_idx\` ON \`teams\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_teams_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_teams_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_teams_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_teams_v_version_version_deleted_at_idx\` ON \`_teams_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_teams_v_autosave_idx\` ON \`_teams_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`matches\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`matches\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`matches_deleted_at_idx\` ON \`matches\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_matches_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_matches_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_matches_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_matches_v_version_version_deleted_at_idx\` ON \`_matches_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_matches_v_autosave_idx\` ON \`_matches_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`heats\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`heats\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`heats_deleted_at_idx\` ON \`heats\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_heats_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_heats_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_heats_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_heats_v_version_version_deleted_at_idx\` ON \`_heats_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_heats_v_autosave_idx\` ON \`_heats_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`state_records\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`state_records\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`state_records_deleted_at_idx\` ON \`state_records\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_state_records_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_state_records_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_state_records_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_state_records_v_version_version_deleted_at_idx\` ON \`_state_records_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_state_records_v_autosave_idx\` ON \`_state_records_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`legislation\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`legislation\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`legislation_deleted_at_idx\` ON \`legislation\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_legislation_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_legislation_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_legislation_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_legislation_v_version_version_deleted_at_idx\` ON \`_legislation_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_legislation_v_autosave_idx\` ON \`_legislation_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`transparency_records\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`transparency_records\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`transparency_records_deleted_at_idx\` ON \`transparency_records\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_transparency_records_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_records_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_transparency_records_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_transparency_records_v_version_version_deleted_at_idx\` ON \`_transparency_records_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_transparency_records_v_autosave_idx\` ON \`_transparency_records_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`team_members\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`team_members\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`team_members_deleted_at_idx\` ON \`team_members\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_team_members_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_team_members_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_team_members_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_team_members_v_version_version_deleted_at_idx\` ON \`_team_members_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_members_v_autosave_idx\` ON \`_team_members_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`social_posts\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`social_posts\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`social_posts_deleted_at_idx\` ON \`social_posts\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_social_posts_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_social_posts_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_social_posts_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_social_posts_v_version_version_deleted_at_idx\` ON \`_social_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_posts_v_autosave_idx\` ON \`_social_posts_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`preparation_state\` text DEFAULT 'pronta';`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`preparation_done\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`preparation_of\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`preparation_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`preparation_reason\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`preparation_due_at\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`preparation_claim\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_preparation_preparation_state_idx\` ON \`media\` (\`preparation_state\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`documents_deleted_at_idx\` ON \`documents\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`newsletter_editions\` ADD \`items\` text;`)
  await db.run(sql`ALTER TABLE \`newsletter_editions\` ADD \`send_at\` text;`)
  await db.run(sql`CREATE INDEX \`newsletter_editions_send_at_idx\` ON \`newsletter_editions\` (\`send_at\`);`)
  await db.run(sql`ALTER TABLE \`outgoing_mails\` ADD \`edition\` numeric;`)
  await db.run(sql`CREATE INDEX \`outgoing_mails_edition_idx\` ON \`outgoing_mails\` (\`edition\`);`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`device\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`pages_id\` integer REFERENCES pages(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`redirects_id\` integer REFERENCES redirects(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`audit_notes_id\` integer REFERENCES audit_notes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`second_factors_id\` integer REFERENCES second_factors(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_second_factors_id_idx\` ON \`payload_locked_documents_rels\` (\`second_factors_id\`);`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`hero_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`hero_lead\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`hero_poster\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`pin_next_events\` integer DEFAULT false;`)
  // Who chose the events before keeps them.
  await db.run(sql`UPDATE \`home\` SET \`pin_next_events\` = true;`)
  await db.run(sql`ALTER TABLE \`home_rels\` ADD \`events_id\` integer REFERENCES events(id);`)
  await db.run(sql`ALTER TABLE \`home_rels\` ADD \`news_id\` integer REFERENCES news(id);`)
  await db.run(sql`ALTER TABLE \`home_rels\` ADD \`programs_id\` integer REFERENCES programs(id);`)
  await db.run(sql`ALTER TABLE \`home_rels\` ADD \`services_id\` integer REFERENCES services(id);`)
  await db.run(sql`ALTER TABLE \`home_rels\` ADD \`pages_id\` integer REFERENCES pages(id);`)
  await db.run(sql`CREATE INDEX \`home_rels_events_id_idx\` ON \`home_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_news_id_idx\` ON \`home_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_programs_id_idx\` ON \`home_rels\` (\`programs_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_services_id_idx\` ON \`home_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_pages_id_idx\` ON \`home_rels\` (\`pages_id\`);`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_hero_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_hero_lead\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_hero_poster\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_pin_next_events\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_home_v_rels\` ADD \`events_id\` integer REFERENCES events(id);`)
  await db.run(sql`ALTER TABLE \`_home_v_rels\` ADD \`news_id\` integer REFERENCES news(id);`)
  await db.run(sql`ALTER TABLE \`_home_v_rels\` ADD \`programs_id\` integer REFERENCES programs(id);`)
  await db.run(sql`ALTER TABLE \`_home_v_rels\` ADD \`services_id\` integer REFERENCES services(id);`)
  await db.run(sql`ALTER TABLE \`_home_v_rels\` ADD \`pages_id\` integer REFERENCES pages(id);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_events_id_idx\` ON \`_home_v_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_news_id_idx\` ON \`_home_v_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_programs_id_idx\` ON \`_home_v_rels\` (\`programs_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_services_id_idx\` ON \`_home_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_pages_id_idx\` ON \`_home_v_rels\` (\`pages_id\`);`)
  await db.run(sql`ALTER TABLE \`live_stream\` ADD \`category\` text;`)
  await db.run(sql`ALTER TABLE \`live_stream\` ADD \`started_at\` text;`)
  await db.run(sql`ALTER TABLE \`live_stream\` ADD \`announced\` numeric;`)
  await db.run(sql`ALTER TABLE \`_live_stream_v\` ADD \`version_category\` text;`)
  await db.run(sql`ALTER TABLE \`_live_stream_v\` ADD \`version_started_at\` text;`)
  await db.run(sql`ALTER TABLE \`_live_stream_v\` ADD \`version_announced\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`audit_notes\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`site_band\`;`)
  await db.run(sql`DROP TABLE \`_site_band_v\`;`)
  await db.run(sql`DROP TABLE \`electoral_period\`;`)
  await db.run(sql`DROP TABLE \`_electoral_period_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`events_id\` integer,
  	\`news_id\` integer,
  	\`programs_id\` integer,
  	\`services_id\` integer,
  	\`session_rules_id\` integer,
  	\`special_days_id\` integer,
  	\`places_id\` integer,
  	\`municipalities_id\` integer,
  	\`athletes_id\` integer,
  	\`upcoming_broadcasts_id\` integer,
  	\`recorded_broadcasts_id\` integer,
  	\`competitions_id\` integer,
  	\`teams_id\` integer,
  	\`matches_id\` integer,
  	\`heats_id\` integer,
  	\`state_records_id\` integer,
  	\`legislation_id\` integer,
  	\`transparency_records_id\` integer,
  	\`team_members_id\` integer,
  	\`social_posts_id\` integer,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	\`contact_messages_id\` integer,
  	\`sign_ups_id\` integer,
  	\`entries_id\` integer,
  	\`entry_notices_id\` integer,
  	\`message_templates_id\` integer,
  	\`personal_looks_id\` integer,
  	\`entry_drafts_id\` integer,
  	\`arrival_counts_id\` integer,
  	\`newsletter_subscriptions_id\` integer,
  	\`newsletter_editions_id\` integer,
  	\`opening_alerts_id\` integer,
  	\`outgoing_mails_id\` integer,
  	\`deletion_requests_id\` integer,
  	\`post_counts_id\` integer,
  	\`former_addresses_id\` integer,
  	\`broken_links_id\` integer,
  	\`withdrawn_items_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`programs_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`session_rules_id\`) REFERENCES \`session_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`special_days_id\`) REFERENCES \`special_days\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`places_id\`) REFERENCES \`places\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`municipalities_id\`) REFERENCES \`municipalities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`athletes_id\`) REFERENCES \`athletes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`upcoming_broadcasts_id\`) REFERENCES \`upcoming_broadcasts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`recorded_broadcasts_id\`) REFERENCES \`recorded_broadcasts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`competitions_id\`) REFERENCES \`competitions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`teams_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`matches_id\`) REFERENCES \`matches\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`heats_id\`) REFERENCES \`heats\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`state_records_id\`) REFERENCES \`state_records\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`legislation_id\`) REFERENCES \`legislation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`transparency_records_id\`) REFERENCES \`transparency_records\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`social_posts_id\`) REFERENCES \`social_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sign_ups_id\`) REFERENCES \`sign_ups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`entries_id\`) REFERENCES \`entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`entry_notices_id\`) REFERENCES \`entry_notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`message_templates_id\`) REFERENCES \`message_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`personal_looks_id\`) REFERENCES \`personal_looks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`entry_drafts_id\`) REFERENCES \`entry_drafts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`arrival_counts_id\`) REFERENCES \`arrival_counts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletter_subscriptions_id\`) REFERENCES \`newsletter_subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletter_editions_id\`) REFERENCES \`newsletter_editions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`opening_alerts_id\`) REFERENCES \`opening_alerts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`outgoing_mails_id\`) REFERENCES \`outgoing_mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deletion_requests_id\`) REFERENCES \`deletion_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`post_counts_id\`) REFERENCES \`post_counts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`former_addresses_id\`) REFERENCES \`former_addresses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`broken_links_id\`) REFERENCES \`broken_links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`withdrawn_items_id\`) REFERENCES \`withdrawn_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "events_id", "news_id", "programs_id", "services_id", "session_rules_id", "special_days_id", "places_id", "municipalities_id", "athletes_id", "upcoming_broadcasts_id", "recorded_broadcasts_id", "competitions_id", "teams_id", "matches_id", "heats_id", "state_records_id", "legislation_id", "transparency_records_id", "team_members_id", "social_posts_id", "media_id", "documents_id", "contact_messages_id", "sign_ups_id", "entries_id", "entry_notices_id", "message_templates_id", "personal_looks_id", "entry_drafts_id", "arrival_counts_id", "newsletter_subscriptions_id", "newsletter_editions_id", "opening_alerts_id", "outgoing_mails_id", "deletion_requests_id", "post_counts_id", "former_addresses_id", "broken_links_id", "withdrawn_items_id", "users_id") SELECT "id", "order", "parent_id", "path", "events_id", "news_id", "programs_id", "services_id", "session_rules_id", "special_days_id", "places_id", "municipalities_id", "athletes_id", "upcoming_broadcasts_id", "recorded_broadcasts_id", "competitions_id", "teams_id", "matches_id", "heats_id", "state_records_id", "legislation_id", "transparency_records_id", "team_members_id", "social_posts_id", "media_id", "documents_id", "contact_messages_id", "sign_ups_id", "entries_id", "entry_notices_id", "message_templates_id", "personal_looks_id", "entry_drafts_id", "arrival_counts_id", "newsletter_subscriptions_id", "newsletter_editions_id", "opening_alerts_id", "outgoing_mails_id", "deletion_requests_id", "post_counts_id", "former_addresses_id", "broken_links_id", "withdrawn_items_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_programs_id_idx\` ON \`payload_locked_documents_rels\` (\`programs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_session_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`session_rules_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_special_days_id_idx\` ON \`payload_locked_documents_rels\` (\`special_days_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_places_id_idx\` ON \`payload_locked_documents_rels\` (\`places_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_municipalities_id_idx\` ON \`payload_locked_documents_rels\` (\`municipalities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_athletes_id_idx\` ON \`payload_locked_documents_rels\` (\`athletes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_upcoming_broadcasts_id_idx\` ON \`payload_locked_documents_rels\` (\`upcoming_broadcasts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_recorded_broadcasts_id_idx\` ON \`payload_locked_documents_rels\` (\`recorded_broadcasts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_competitions_id_idx\` ON \`payload_locked_documents_rels\` (\`competitions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_teams_id_idx\` ON \`payload_locked_documents_rels\` (\`teams_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_matches_id_idx\` ON \`payload_locked_documents_rels\` (\`matches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_heats_id_idx\` ON \`payload_locked_documents_rels\` (\`heats_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_state_records_id_idx\` ON \`payload_locked_documents_rels\` (\`state_records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_legislation_id_idx\` ON \`payload_locked_documents_rels\` (\`legislation_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_transparency_records_id_idx\` ON \`payload_locked_documents_rels\` (\`transparency_records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_members_id_idx\` ON \`payload_locked_documents_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_social_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`social_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sign_ups_id_idx\` ON \`payload_locked_documents_rels\` (\`sign_ups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`entries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_entry_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`entry_notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_message_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`message_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_personal_looks_id_idx\` ON \`payload_locked_documents_rels\` (\`personal_looks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_entry_drafts_id_idx\` ON \`payload_locked_documents_rels\` (\`entry_drafts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_arrival_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`arrival_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletter_subscriptions_i_idx\` ON \`payload_locked_documents_rels\` (\`newsletter_subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletter_editions_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletter_editions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_opening_alerts_id_idx\` ON \`payload_locked_documents_rels\` (\`opening_alerts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outgoing_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`outgoing_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deletion_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`deletion_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_post_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`post_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`former_addresses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_broken_links_id_idx\` ON \`payload_locked_documents_rels\` (\`broken_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_withdrawn_items_id_idx\` ON \`payload_locked_documents_rels\` (\`withdrawn_items_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`athletes_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`athletes_id\`) REFERENCES \`athletes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_rels\`("id", "order", "parent_id", "path", "athletes_id") SELECT "id", "order", "parent_id", "path", "athletes_id" FROM \`home_rels\`;`)
  await db.run(sql`DROP TABLE \`home_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_rels\` RENAME TO \`home_rels\`;`)
  await db.run(sql`CREATE INDEX \`home_rels_order_idx\` ON \`home_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_parent_idx\` ON \`home_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_path_idx\` ON \`home_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_athletes_id_idx\` ON \`home_rels\` (\`athletes_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`athletes_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`athletes_id\`) REFERENCES \`athletes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_v_rels\`("id", "order", "parent_id", "path", "athletes_id") SELECT "id", "order", "parent_id", "path", "athletes_id" FROM \`_home_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_home_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v_rels\` RENAME TO \`_home_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_order_idx\` ON \`_home_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_parent_idx\` ON \`_home_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_path_idx\` ON \`_home_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_athletes_id_idx\` ON \`_home_v_rels\` (\`athletes_id\`);`)
  await db.run(sql`DROP INDEX \`events_imported_from_idx\`;`)
  await db.run(sql`DROP INDEX \`events_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`imported_from\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_events_v_version_version_imported_from_idx\`;`)
  await db.run(sql`DROP INDEX \`_events_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_events_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_imported_from\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`news_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_news_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_news_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`programs_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`programs\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`programs\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_programs_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_programs_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_programs_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_programs_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_programs_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`services_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_services_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_services_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`session_rules_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`session_rules\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`session_rules\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_session_rules_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_session_rules_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_session_rules_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_session_rules_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_session_rules_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`special_days_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`special_days\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`special_days\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_special_days_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_special_days_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_special_days_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_special_days_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_special_days_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`places_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`places\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`places\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_places_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_places_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_places_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_places_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_places_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`athletes_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`athletes\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`athletes\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_athletes_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_athletes_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_athletes_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_athletes_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_athletes_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`upcoming_broadcasts_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`upcoming_broadcasts\` DROP COLUMN \`video_id\`;`)
  await db.run(sql`ALTER TABLE \`upcoming_broadcasts\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`upcoming_broadcasts\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_upcoming_broadcasts_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_upcoming_broadcasts_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_upcoming_broadcasts_v\` DROP COLUMN \`version_video_id\`;`)
  await db.run(sql`ALTER TABLE \`_upcoming_broadcasts_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_upcoming_broadcasts_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_upcoming_broadcasts_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`recorded_broadcasts_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`recorded_broadcasts\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`recorded_broadcasts\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_recorded_broadcasts_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_recorded_broadcasts_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_recorded_broadcasts_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_recorded_broadcasts_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_recorded_broadcasts_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`competitions_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`competitions\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`competitions\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_competitions_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_competitions_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_competitions_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_competitions_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_competitions_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`teams_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`teams\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`teams\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_teams_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_teams_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_teams_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_teams_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_teams_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`matches_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`matches\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`matches\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_matches_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_matches_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_matches_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_matches_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_matches_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`heats_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`heats\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`heats\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_heats_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_heats_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_heats_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_heats_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_heats_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`state_records_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`state_records\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`state_records\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_state_records_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_state_records_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_state_records_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_state_records_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_state_records_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`legislation_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`legislation\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`legislation\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_legislation_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_legislation_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_legislation_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_legislation_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_legislation_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`transparency_records_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`transparency_records\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`transparency_records\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_transparency_records_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_transparency_records_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_records_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_records_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_transparency_records_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`team_members_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`team_members\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`team_members\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_team_members_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_team_members_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_team_members_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_team_members_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_team_members_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`social_posts_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`social_posts\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`social_posts\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_social_posts_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_social_posts_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_social_posts_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_social_posts_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_social_posts_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`media_preparation_preparation_state_idx\`;`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`preparation_state\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`preparation_done\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`preparation_of\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`preparation_attempts\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`preparation_reason\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`preparation_due_at\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`preparation_claim\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`documents_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`documents\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`newsletter_editions_send_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_editions\` DROP COLUMN \`items\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_editions\` DROP COLUMN \`send_at\`;`)
  await db.run(sql`DROP INDEX \`outgoing_mails_edition_idx\`;`)
  await db.run(sql`ALTER TABLE \`outgoing_mails\` DROP COLUMN \`edition\`;`)
  await db.run(sql`CREATE TABLE \`__new_home_next_events\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` numeric NOT NULL,
  	\`month\` text NOT NULL,
  	\`year\` numeric,
  	\`title\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`event_id\` integer,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_next_events\`("_order", "_parent_id", "id", "day", "month", "year", "title", "place", "event_id") SELECT "_order", "_parent_id", "id", "day", "month", "year", "title", "place", "event_id" FROM \`home_next_events\`;`)
  await db.run(sql`DROP TABLE \`home_next_events\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_next_events\` RENAME TO \`home_next_events\`;`)
  await db.run(sql`CREATE INDEX \`home_next_events_order_idx\` ON \`home_next_events\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_next_events_parent_id_idx\` ON \`home_next_events\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_next_events_event_idx\` ON \`home_next_events\` (\`event_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_featured\` (
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
  await db.run(sql`INSERT INTO \`__new_home_featured\`("_order", "_parent_id", "id", "title", "description", "date", "time", "location", "link", "photo_id", "poster") SELECT "_order", "_parent_id", "id", "title", "description", "date", "time", "location", "link", "photo_id", "poster" FROM \`home_featured\`;`)
  await db.run(sql`DROP TABLE \`home_featured\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_featured\` RENAME TO \`home_featured\`;`)
  await db.run(sql`CREATE INDEX \`home_featured_order_idx\` ON \`home_featured\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_featured_parent_id_idx\` ON \`home_featured\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_featured_photo_idx\` ON \`home_featured\` (\`photo_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v_version_next_events\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` numeric NOT NULL,
  	\`month\` text NOT NULL,
  	\`year\` numeric,
  	\`title\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`event_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_v_version_next_events\`("_order", "_parent_id", "id", "day", "month", "year", "title", "place", "event_id", "_uuid") SELECT "_order", "_parent_id", "id", "day", "month", "year", "title", "place", "event_id", "_uuid" FROM \`_home_v_version_next_events\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_next_events\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v_version_next_events\` RENAME TO \`_home_v_version_next_events\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_next_events_order_idx\` ON \`_home_v_version_next_events\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_next_events_parent_id_idx\` ON \`_home_v_version_next_events\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_next_events_event_idx\` ON \`_home_v_version_next_events\` (\`event_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v_version_featured\` (
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
  await db.run(sql`INSERT INTO \`__new__home_v_version_featured\`("_order", "_parent_id", "id", "title", "description", "date", "time", "location", "link", "photo_id", "poster", "_uuid") SELECT "_order", "_parent_id", "id", "title", "description", "date", "time", "location", "link", "photo_id", "poster", "_uuid" FROM \`_home_v_version_featured\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_featured\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v_version_featured\` RENAME TO \`_home_v_version_featured\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_featured_order_idx\` ON \`_home_v_version_featured\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_featured_parent_id_idx\` ON \`_home_v_version_featured\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_featured_photo_idx\` ON \`_home_v_version_featured\` (\`photo_id\`);`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`device\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`hero_title\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`hero_lead\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`hero_poster\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`pin_next_events\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_hero_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_hero_lead\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_hero_poster\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_pin_next_events\`;`)
  await db.run(sql`ALTER TABLE \`live_stream\` DROP COLUMN \`category\`;`)
  await db.run(sql`ALTER TABLE \`live_stream\` DROP COLUMN \`started_at\`;`)
  await db.run(sql`ALTER TABLE \`live_stream\` DROP COLUMN \`announced\`;`)
  await db.run(sql`ALTER TABLE \`_live_stream_v\` DROP COLUMN \`version_category\`;`)
  await db.run(sql`ALTER TABLE \`_live_stream_v\` DROP COLUMN \`version_started_at\`;`)
  await db.run(sql`ALTER TABLE \`_live_stream_v\` DROP COLUMN \`version_announced\`;`)
}
