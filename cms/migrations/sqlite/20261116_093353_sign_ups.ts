import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`sign_ups_quotas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`category\` text NOT NULL,
  	\`municipality_id\` integer,
  	\`places\` numeric NOT NULL,
  	FOREIGN KEY (\`municipality_id\`) REFERENCES \`municipalities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sign_ups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sign_ups_quotas_order_idx\` ON \`sign_ups_quotas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sign_ups_quotas_parent_id_idx\` ON \`sign_ups_quotas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sign_ups_quotas_municipality_idx\` ON \`sign_ups_quotas\` (\`municipality_id\`);`)
  await db.run(sql`CREATE TABLE \`sign_ups\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`service_id\` integer NOT NULL,
  	\`kind\` text DEFAULT 'pessoa' NOT NULL,
  	\`min_members\` numeric,
  	\`max_members\` numeric,
  	\`min_age\` numeric,
  	\`max_age\` numeric,
  	\`age_day\` text,
  	\`ageday_tz\` text DEFAULT 'America/Belem',
  	\`asks_cpf\` integer DEFAULT false,
  	\`cpf_law\` text,
  	\`delete_on\` text NOT NULL,
  	\`deleteon_tz\` text DEFAULT 'America/Belem' NOT NULL,
  	\`answer_days\` numeric DEFAULT 7 NOT NULL,
  	\`sample\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`service_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sign_ups_service_idx\` ON \`sign_ups\` (\`service_id\`);`)
  await db.run(sql`CREATE INDEX \`sign_ups_sample_idx\` ON \`sign_ups\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`sign_ups_updated_at_idx\` ON \`sign_ups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sign_ups_created_at_idx\` ON \`sign_ups\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`entries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`protocol\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`reason\` text,
  	\`sign_up_id\` integer NOT NULL,
  	\`quota\` text NOT NULL,
  	\`quota_label\` text NOT NULL,
  	\`team\` text,
  	\`members\` numeric NOT NULL,
  	\`arrival\` numeric NOT NULL,
  	\`appealed_at\` text,
  	\`offered_until\` text,
  	\`consent_version\` text,
  	\`sealed\` text NOT NULL,
  	\`key_hash\` text NOT NULL,
  	\`email_mark\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`sign_up_id\`) REFERENCES \`sign_ups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`entries_protocol_idx\` ON \`entries\` (\`protocol\`);`)
  await db.run(sql`CREATE INDEX \`entries_state_idx\` ON \`entries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`entries_sign_up_idx\` ON \`entries\` (\`sign_up_id\`);`)
  await db.run(sql`CREATE INDEX \`entries_team_idx\` ON \`entries\` (\`team\`);`)
  await db.run(sql`CREATE INDEX \`entries_offered_until_idx\` ON \`entries\` (\`offered_until\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`entries_key_hash_idx\` ON \`entries\` (\`key_hash\`);`)
  await db.run(sql`CREATE INDEX \`entries_email_mark_idx\` ON \`entries\` (\`email_mark\`);`)
  await db.run(sql`CREATE INDEX \`entries_updated_at_idx\` ON \`entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`entries_created_at_idx\` ON \`entries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`signUp_quota_state_idx\` ON \`entries\` (\`sign_up_id\`,\`quota\`,\`state\`);`)
  await db.run(sql`CREATE TABLE \`entries_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`entries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`entries_texts_order_parent\` ON \`entries_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`personal_looks\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`who\` text NOT NULL,
  	\`protocol\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`personal_looks_protocol_idx\` ON \`personal_looks\` (\`protocol\`);`)
  await db.run(sql`CREATE INDEX \`personal_looks_updated_at_idx\` ON \`personal_looks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`personal_looks_created_at_idx\` ON \`personal_looks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`entry_drafts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key_hash\` text NOT NULL,
  	\`sign_up_id\` integer NOT NULL,
  	\`sealed\` text NOT NULL,
  	\`email_mark\` text,
  	\`expires_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`sign_up_id\`) REFERENCES \`sign_ups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`entry_drafts_key_hash_idx\` ON \`entry_drafts\` (\`key_hash\`);`)
  await db.run(sql`CREATE INDEX \`entry_drafts_sign_up_idx\` ON \`entry_drafts\` (\`sign_up_id\`);`)
  await db.run(sql`CREATE INDEX \`entry_drafts_email_mark_idx\` ON \`entry_drafts\` (\`email_mark\`);`)
  await db.run(sql`CREATE INDEX \`entry_drafts_expires_at_idx\` ON \`entry_drafts\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`entry_drafts_updated_at_idx\` ON \`entry_drafts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`entry_drafts_created_at_idx\` ON \`entry_drafts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`arrival_counts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`quota\` text NOT NULL,
  	\`arrivals\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`arrival_counts_quota_idx\` ON \`arrival_counts\` (\`quota\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`sign_ups_id\` integer REFERENCES sign_ups(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`entries_id\` integer REFERENCES entries(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`personal_looks_id\` integer REFERENCES personal_looks(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`entry_drafts_id\` integer REFERENCES entry_drafts(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`arrival_counts_id\` integer REFERENCES arrival_counts(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sign_ups_id_idx\` ON \`payload_locked_documents_rels\` (\`sign_ups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`entries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_personal_looks_id_idx\` ON \`payload_locked_documents_rels\` (\`personal_looks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_entry_drafts_id_idx\` ON \`payload_locked_documents_rels\` (\`entry_drafts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_arrival_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`arrival_counts_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`sign_ups_quotas\`;`)
  await db.run(sql`DROP TABLE \`sign_ups\`;`)
  await db.run(sql`DROP TABLE \`entries\`;`)
  await db.run(sql`DROP TABLE \`entries_texts\`;`)
  await db.run(sql`DROP TABLE \`personal_looks\`;`)
  await db.run(sql`DROP TABLE \`entry_drafts\`;`)
  await db.run(sql`DROP TABLE \`arrival_counts\`;`)
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
  	\`legislation_id\` integer,
  	\`transparency_records_id\` integer,
  	\`team_members_id\` integer,
  	\`social_posts_id\` integer,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	\`contact_messages_id\` integer,
  	\`newsletter_subscriptions_id\` integer,
  	\`newsletter_editions_id\` integer,
  	\`opening_alerts_id\` integer,
  	\`outgoing_mails_id\` integer,
  	\`deletion_requests_id\` integer,
  	\`post_counts_id\` integer,
  	\`former_addresses_id\` integer,
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
  	FOREIGN KEY (\`legislation_id\`) REFERENCES \`legislation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`transparency_records_id\`) REFERENCES \`transparency_records\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`social_posts_id\`) REFERENCES \`social_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletter_subscriptions_id\`) REFERENCES \`newsletter_subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletter_editions_id\`) REFERENCES \`newsletter_editions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`opening_alerts_id\`) REFERENCES \`opening_alerts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`outgoing_mails_id\`) REFERENCES \`outgoing_mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deletion_requests_id\`) REFERENCES \`deletion_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`post_counts_id\`) REFERENCES \`post_counts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`former_addresses_id\`) REFERENCES \`former_addresses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`withdrawn_items_id\`) REFERENCES \`withdrawn_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "events_id", "news_id", "programs_id", "services_id", "session_rules_id", "special_days_id", "places_id", "municipalities_id", "athletes_id", "upcoming_broadcasts_id", "recorded_broadcasts_id", "legislation_id", "transparency_records_id", "team_members_id", "social_posts_id", "media_id", "documents_id", "contact_messages_id", "newsletter_subscriptions_id", "newsletter_editions_id", "opening_alerts_id", "outgoing_mails_id", "deletion_requests_id", "post_counts_id", "former_addresses_id", "withdrawn_items_id", "users_id") SELECT "id", "order", "parent_id", "path", "events_id", "news_id", "programs_id", "services_id", "session_rules_id", "special_days_id", "places_id", "municipalities_id", "athletes_id", "upcoming_broadcasts_id", "recorded_broadcasts_id", "legislation_id", "transparency_records_id", "team_members_id", "social_posts_id", "media_id", "documents_id", "contact_messages_id", "newsletter_subscriptions_id", "newsletter_editions_id", "opening_alerts_id", "outgoing_mails_id", "deletion_requests_id", "post_counts_id", "former_addresses_id", "withdrawn_items_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_legislation_id_idx\` ON \`payload_locked_documents_rels\` (\`legislation_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_transparency_records_id_idx\` ON \`payload_locked_documents_rels\` (\`transparency_records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_members_id_idx\` ON \`payload_locked_documents_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_social_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`social_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletter_subscriptions_i_idx\` ON \`payload_locked_documents_rels\` (\`newsletter_subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletter_editions_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletter_editions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_opening_alerts_id_idx\` ON \`payload_locked_documents_rels\` (\`opening_alerts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outgoing_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`outgoing_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deletion_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`deletion_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_post_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`post_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`former_addresses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_withdrawn_items_id_idx\` ON \`payload_locked_documents_rels\` (\`withdrawn_items_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
