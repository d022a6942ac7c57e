import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { carryAthletes } from '../carry-athletes.ts'
import { knownBefore } from '../known-before.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`newsletter_rounds\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`after\` numeric NOT NULL,
  	\`started_at\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`cursor\` numeric NOT NULL,
  	\`told\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletter_rounds_after_idx\` ON \`newsletter_rounds\` (\`after\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_rounds_state_idx\` ON \`newsletter_rounds\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_rounds_updated_at_idx\` ON \`newsletter_rounds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_rounds_created_at_idx\` ON \`newsletter_rounds\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`fresh_items\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`round\` numeric
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`kind_document_idx\` ON \`fresh_items\` (\`kind\`,\`document\`);`)
  await db.run(sql`CREATE INDEX \`round_dueAt_idx\` ON \`fresh_items\` (\`round\`,\`due_at\`);`)
  await db.run(sql`CREATE TABLE \`review_requests\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`list\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`asked_by\` text NOT NULL,
  	\`note\` text,
  	\`returned_by\` text,
  	\`returned_at\` text,
  	\`answer\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`review_requests_state_idx\` ON \`review_requests\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`review_requests_account_idx\` ON \`review_requests\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`review_requests_updated_at_idx\` ON \`review_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`review_requests_created_at_idx\` ON \`review_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`list_document_idx\` ON \`review_requests\` (\`list\`,\`document\`);`)
  await db.run(sql`CREATE TABLE \`backup_runs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slot\` text NOT NULL,
  	\`started_at\` text NOT NULL,
  	\`ended_at\` text,
  	\`state\` text NOT NULL,
  	\`test\` text,
  	\`file\` text,
  	\`bytes\` numeric,
  	\`why\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`backup_runs_slot_idx\` ON \`backup_runs\` (\`slot\`);`)
  await db.run(sql`CREATE INDEX \`backup_runs_started_at_idx\` ON \`backup_runs\` (\`started_at\`);`)
  await db.run(sql`CREATE INDEX \`backup_runs_updated_at_idx\` ON \`backup_runs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`backup_runs_created_at_idx\` ON \`backup_runs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`home_athletes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`athlete_id\` integer,
  	\`until\` text,
  	\`until_tz\` text DEFAULT 'America/Belem',
  	FOREIGN KEY (\`athlete_id\`) REFERENCES \`athletes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_athletes_order_idx\` ON \`home_athletes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_athletes_parent_id_idx\` ON \`home_athletes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_athletes_athlete_idx\` ON \`home_athletes\` (\`athlete_id\`);`)
  await db.run(sql`CREATE INDEX \`home_athletes_until_idx\` ON \`home_athletes\` (\`until\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_athletes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`athlete_id\` integer,
  	\`until\` text,
  	\`until_tz\` text DEFAULT 'America/Belem',
  	\`_uuid\` text,
  	FOREIGN KEY (\`athlete_id\`) REFERENCES \`athletes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_athletes_order_idx\` ON \`_home_v_version_athletes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_athletes_parent_id_idx\` ON \`_home_v_version_athletes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_athletes_athlete_idx\` ON \`_home_v_version_athletes\` (\`athlete_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_athletes_until_idx\` ON \`_home_v_version_athletes\` (\`until\`);`)
  for (const statement of knownBefore) await db.run(statement)
  for (const statement of carryAthletes) await db.run(statement)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_home_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`events_id\` integer,
  	\`news_id\` integer,
  	\`programs_id\` integer,
  	\`services_id\` integer,
  	\`pages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`programs_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_rels\`("id", "order", "parent_id", "path", "events_id", "news_id", "programs_id", "services_id", "pages_id") SELECT "id", "order", "parent_id", "path", "events_id", "news_id", "programs_id", "services_id", "pages_id" FROM \`home_rels\`;`)
  await db.run(sql`DROP TABLE \`home_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_rels\` RENAME TO \`home_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`home_rels_order_idx\` ON \`home_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_parent_idx\` ON \`home_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_path_idx\` ON \`home_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_events_id_idx\` ON \`home_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_news_id_idx\` ON \`home_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_programs_id_idx\` ON \`home_rels\` (\`programs_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_services_id_idx\` ON \`home_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_pages_id_idx\` ON \`home_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`events_id\` integer,
  	\`news_id\` integer,
  	\`programs_id\` integer,
  	\`services_id\` integer,
  	\`pages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`programs_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_v_rels\`("id", "order", "parent_id", "path", "events_id", "news_id", "programs_id", "services_id", "pages_id") SELECT "id", "order", "parent_id", "path", "events_id", "news_id", "programs_id", "services_id", "pages_id" FROM \`_home_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_home_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v_rels\` RENAME TO \`_home_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_order_idx\` ON \`_home_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_parent_idx\` ON \`_home_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_path_idx\` ON \`_home_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_events_id_idx\` ON \`_home_v_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_news_id_idx\` ON \`_home_v_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_programs_id_idx\` ON \`_home_v_rels\` (\`programs_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_services_id_idx\` ON \`_home_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_pages_id_idx\` ON \`_home_v_rels\` (\`pages_id\`);`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`extended_at\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`extension_reason\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`extended_by\` text;`)
  await db.run(sql`CREATE INDEX \`contact_messages_status_idx\` ON \`contact_messages\` (\`status\`);`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`rhythm\` text DEFAULT 'semanal' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`choices\` text;`)
  await db.run(sql`CREATE INDEX \`state_rhythm_idx\` ON \`newsletter_subscriptions\` (\`state\`,\`rhythm\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`newsletter_rounds_id\` integer REFERENCES newsletter_rounds(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`fresh_items_id\` integer REFERENCES fresh_items(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`review_requests_id\` integer REFERENCES review_requests(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`backup_runs_id\` integer REFERENCES backup_runs(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletter_rounds_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletter_rounds_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_fresh_items_id_idx\` ON \`payload_locked_documents_rels\` (\`fresh_items_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_review_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`review_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_backup_runs_id_idx\` ON \`payload_locked_documents_rels\` (\`backup_runs_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`newsletter_rounds\`;`)
  await db.run(sql`DROP TABLE \`fresh_items\`;`)
  await db.run(sql`DROP TABLE \`review_requests\`;`)
  await db.run(sql`DROP TABLE \`backup_runs\`;`)
  await db.run(sql`DROP TABLE \`home_athletes\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_athletes\`;`)
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
  	\`pages_id\` integer,
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
  	\`redirects_id\` integer,
  	\`former_addresses_id\` integer,
  	\`broken_links_id\` integer,
  	\`withdrawn_items_id\` integer,
  	\`audit_notes_id\` integer,
  	\`second_factors_id\` integer,
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
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`former_addresses_id\`) REFERENCES \`former_addresses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`broken_links_id\`) REFERENCES \`broken_links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`withdrawn_items_id\`) REFERENCES \`withdrawn_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_notes_id\`) REFERENCES \`audit_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`second_factors_id\`) REFERENCES \`second_factors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "events_id", "news_id", "programs_id", "services_id", "session_rules_id", "special_days_id", "places_id", "municipalities_id", "athletes_id", "upcoming_broadcasts_id", "recorded_broadcasts_id", "competitions_id", "teams_id", "matches_id", "heats_id", "state_records_id", "pages_id", "legislation_id", "transparency_records_id", "team_members_id", "social_posts_id", "media_id", "documents_id", "contact_messages_id", "sign_ups_id", "entries_id", "entry_notices_id", "message_templates_id", "personal_looks_id", "entry_drafts_id", "arrival_counts_id", "newsletter_subscriptions_id", "newsletter_editions_id", "opening_alerts_id", "outgoing_mails_id", "deletion_requests_id", "post_counts_id", "redirects_id", "former_addresses_id", "broken_links_id", "withdrawn_items_id", "audit_notes_id", "second_factors_id", "users_id") SELECT "id", "order", "parent_id", "path", "events_id", "news_id", "programs_id", "services_id", "session_rules_id", "special_days_id", "places_id", "municipalities_id", "athletes_id", "upcoming_broadcasts_id", "recorded_broadcasts_id", "competitions_id", "teams_id", "matches_id", "heats_id", "state_records_id", "pages_id", "legislation_id", "transparency_records_id", "team_members_id", "social_posts_id", "media_id", "documents_id", "contact_messages_id", "sign_ups_id", "entries_id", "entry_notices_id", "message_templates_id", "personal_looks_id", "entry_drafts_id", "arrival_counts_id", "newsletter_subscriptions_id", "newsletter_editions_id", "opening_alerts_id", "outgoing_mails_id", "deletion_requests_id", "post_counts_id", "redirects_id", "former_addresses_id", "broken_links_id", "withdrawn_items_id", "audit_notes_id", "second_factors_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`former_addresses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_broken_links_id_idx\` ON \`payload_locked_documents_rels\` (\`broken_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_withdrawn_items_id_idx\` ON \`payload_locked_documents_rels\` (\`withdrawn_items_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_second_factors_id_idx\` ON \`payload_locked_documents_rels\` (\`second_factors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`contact_messages_status_idx\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`extended_at\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`extension_reason\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`extended_by\`;`)
  await db.run(sql`DROP INDEX \`state_rhythm_idx\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`rhythm\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`choices\`;`)
  await db.run(sql`ALTER TABLE \`home_rels\` ADD \`athletes_id\` integer REFERENCES athletes(id);`)
  await db.run(sql`CREATE INDEX \`home_rels_athletes_id_idx\` ON \`home_rels\` (\`athletes_id\`);`)
  await db.run(sql`ALTER TABLE \`_home_v_rels\` ADD \`athletes_id\` integer REFERENCES athletes(id);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_athletes_id_idx\` ON \`_home_v_rels\` (\`athletes_id\`);`)
}
