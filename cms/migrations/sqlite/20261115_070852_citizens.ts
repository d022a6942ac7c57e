import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`newsletter_editions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`body\` text NOT NULL,
  	\`state\` text DEFAULT 'rascunho' NOT NULL,
  	\`sent_at\` text,
  	\`recipients\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletter_editions_updated_at_idx\` ON \`newsletter_editions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_editions_created_at_idx\` ON \`newsletter_editions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`outgoing_mails\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`to\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`state\` text DEFAULT 'esperando' NOT NULL,
  	\`text\` text NOT NULL,
  	\`html\` text NOT NULL,
  	\`headers\` text,
  	\`message_id\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_attempt_at\` text,
  	\`sent_at\` text,
  	\`last_error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`outgoing_mails_to_idx\` ON \`outgoing_mails\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_mails_state_idx\` ON \`outgoing_mails\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`outgoing_mails_message_id_idx\` ON \`outgoing_mails\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_mails_next_attempt_at_idx\` ON \`outgoing_mails\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_mails_updated_at_idx\` ON \`outgoing_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_mails_created_at_idx\` ON \`outgoing_mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`deletion_requests\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`deletion_requests_email_idx\` ON \`deletion_requests\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`deletion_requests_token_hash_idx\` ON \`deletion_requests\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`deletion_requests_updated_at_idx\` ON \`deletion_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deletion_requests_created_at_idx\` ON \`deletion_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`post_counts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`sender\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`window_ends_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`post_counts_sender_idx\` ON \`post_counts\` (\`sender\`);`)
  await db.run(sql`CREATE INDEX \`post_counts_window_ends_at_idx\` ON \`post_counts\` (\`window_ends_at\`);`)
  await db.run(sql`CREATE TABLE \`former_addresses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`of\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`former_addresses_updated_at_idx\` ON \`former_addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`former_addresses_created_at_idx\` ON \`former_addresses\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`of_slug_idx\` ON \`former_addresses\` (\`of\`,\`slug\`);`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`nominee_name\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`nominee_sport\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`nominee_municipality\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`nominee_achievements\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`answer\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`answered_at\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`internal_notes\` text;`)
  await db.run(sql`CREATE INDEX \`contact_messages_email_idx\` ON \`contact_messages\` (\`email\`);`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`state\` text DEFAULT 'pendente' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`consent_at\` text;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`confirmed_at\` text;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`token_hash\` text;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` ADD \`token_expires_at\` text;`)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_state_idx\` ON \`newsletter_subscriptions\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_subscriptions_token_hash_idx\` ON \`newsletter_subscriptions\` (\`token_hash\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`newsletter_editions_id\` integer REFERENCES newsletter_editions(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`outgoing_mails_id\` integer REFERENCES outgoing_mails(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`deletion_requests_id\` integer REFERENCES deletion_requests(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`post_counts_id\` integer REFERENCES post_counts(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`former_addresses_id\` integer REFERENCES former_addresses(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletter_editions_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletter_editions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outgoing_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`outgoing_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deletion_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`deletion_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_post_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`post_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`former_addresses_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`newsletter_editions\`;`)
  await db.run(sql`DROP TABLE \`outgoing_mails\`;`)
  await db.run(sql`DROP TABLE \`deletion_requests\`;`)
  await db.run(sql`DROP TABLE \`post_counts\`;`)
  await db.run(sql`DROP TABLE \`former_addresses\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "events_id", "news_id", "programs_id", "athletes_id", "places_id", "upcoming_broadcasts_id", "recorded_broadcasts_id", "social_posts_id", "media_id", "team_members_id", "legislation_id", "transparency_records_id", "municipalities_id", "documents_id", "contact_messages_id", "newsletter_subscriptions_id", "users_id") SELECT "id", "order", "parent_id", "path", "events_id", "news_id", "programs_id", "athletes_id", "places_id", "upcoming_broadcasts_id", "recorded_broadcasts_id", "social_posts_id", "media_id", "team_members_id", "legislation_id", "transparency_records_id", "municipalities_id", "documents_id", "contact_messages_id", "newsletter_subscriptions_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`DROP INDEX \`contact_messages_email_idx\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`nominee_name\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`nominee_sport\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`nominee_municipality\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`nominee_achievements\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`answer\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`answered_at\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`internal_notes\`;`)
  await db.run(sql`DROP INDEX \`newsletter_subscriptions_state_idx\`;`)
  await db.run(sql`DROP INDEX \`newsletter_subscriptions_token_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`state\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`consent_at\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`confirmed_at\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`token_hash\`;`)
  await db.run(sql`ALTER TABLE \`newsletter_subscriptions\` DROP COLUMN \`token_expires_at\`;`)
}
