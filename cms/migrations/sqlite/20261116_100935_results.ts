import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`competitions_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`advance\` numeric DEFAULT 2,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`competitions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`competitions_groups_order_idx\` ON \`competitions_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`competitions_groups_parent_id_idx\` ON \`competitions_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`competitions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`sport\` text,
  	\`kind\` text DEFAULT 'jogos',
  	\`rule_set\` text DEFAULT 'futebol',
  	\`from\` text,
  	\`from_tz\` text DEFAULT 'America/Belem',
  	\`until\` text,
  	\`until_tz\` text DEFAULT 'America/Belem',
  	\`summary\` text,
  	\`program_id\` integer,
  	\`event_id\` integer,
  	\`source\` text,
  	\`photo_id\` integer,
  	\`poster\` text,
  	\`internal_notes\` text,
  	\`sample\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`program_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`competitions_slug_idx\` ON \`competitions\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`competitions_program_idx\` ON \`competitions\` (\`program_id\`);`)
  await db.run(sql`CREATE INDEX \`competitions_event_idx\` ON \`competitions\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`competitions_photo_idx\` ON \`competitions\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`competitions_sample_idx\` ON \`competitions\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`competitions_updated_at_idx\` ON \`competitions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`competitions_created_at_idx\` ON \`competitions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`competitions__status_idx\` ON \`competitions\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_from_title_idx\` ON \`competitions\` (\`_status\`,\`from\`,\`title\`);`)
  await db.run(sql`CREATE INDEX \`_status_sport_from_idx\` ON \`competitions\` (\`_status\`,\`sport\`,\`from\`);`)
  await db.run(sql`CREATE INDEX \`_status_program_from_idx\` ON \`competitions\` (\`_status\`,\`program_id\`,\`from\`);`)
  await db.run(sql`CREATE INDEX \`_status_event_from_idx\` ON \`competitions\` (\`_status\`,\`event_id\`,\`from\`);`)
  await db.run(sql`CREATE INDEX \`_status_updatedAt_3_idx\` ON \`competitions\` (\`_status\`,\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`competitions_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`teams_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`competitions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`teams_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`competitions_rels_order_idx\` ON \`competitions_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`competitions_rels_parent_idx\` ON \`competitions_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`competitions_rels_path_idx\` ON \`competitions_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`competitions_rels_teams_id_idx\` ON \`competitions_rels\` (\`teams_id\`);`)
  await db.run(sql`CREATE TABLE \`_competitions_v_version_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`advance\` numeric DEFAULT 2,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_competitions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_competitions_v_version_groups_order_idx\` ON \`_competitions_v_version_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_competitions_v_version_groups_parent_id_idx\` ON \`_competitions_v_version_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_competitions_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_sport\` text,
  	\`version_kind\` text DEFAULT 'jogos',
  	\`version_rule_set\` text DEFAULT 'futebol',
  	\`version_from\` text,
  	\`version_from_tz\` text DEFAULT 'America/Belem',
  	\`version_until\` text,
  	\`version_until_tz\` text DEFAULT 'America/Belem',
  	\`version_summary\` text,
  	\`version_program_id\` integer,
  	\`version_event_id\` integer,
  	\`version_source\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`competitions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_program_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_competitions_v_parent_idx\` ON \`_competitions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_competitions_v_version_version_slug_idx\` ON \`_competitions_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_competitions_v_version_version_program_idx\` ON \`_competitions_v\` (\`version_program_id\`);`)
  await db.run(sql`CREATE INDEX \`_competitions_v_version_version_event_idx\` ON \`_competitions_v\` (\`version_event_id\`);`)
  await db.run(sql`CREATE INDEX \`_competitions_v_version_version_photo_idx\` ON \`_competitions_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_competitions_v_version_version_sample_idx\` ON \`_competitions_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_competitions_v_version_version_updated_at_idx\` ON \`_competitions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_competitions_v_version_version_created_at_idx\` ON \`_competitions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_competitions_v_version_version__status_idx\` ON \`_competitions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_competitions_v_created_at_idx\` ON \`_competitions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_competitions_v_updated_at_idx\` ON \`_competitions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_competitions_v_latest_idx\` ON \`_competitions_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_from_version_title_idx\` ON \`_competitions_v\` (\`version__status\`,\`version_from\`,\`version_title\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_sport_version_from_idx\` ON \`_competitions_v\` (\`version__status\`,\`version_sport\`,\`version_from\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_program_version_from_idx\` ON \`_competitions_v\` (\`version__status\`,\`version_program_id\`,\`version_from\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_event_version_from_idx\` ON \`_competitions_v\` (\`version__status\`,\`version_event_id\`,\`version_from\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_updatedAt_3_idx\` ON \`_competitions_v\` (\`version__status\`,\`version_updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_competitions_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`teams_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_competitions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`teams_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_competitions_v_rels_order_idx\` ON \`_competitions_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_competitions_v_rels_parent_idx\` ON \`_competitions_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_competitions_v_rels_path_idx\` ON \`_competitions_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_competitions_v_rels_teams_id_idx\` ON \`_competitions_v_rels\` (\`teams_id\`);`)
  await db.run(sql`CREATE TABLE \`teams\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`municipality_id\` integer,
  	\`about\` text,
  	\`internal_notes\` text,
  	\`sample\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`municipality_id\`) REFERENCES \`municipalities\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`teams_slug_idx\` ON \`teams\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`teams_municipality_idx\` ON \`teams\` (\`municipality_id\`);`)
  await db.run(sql`CREATE INDEX \`teams_sample_idx\` ON \`teams\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`teams_updated_at_idx\` ON \`teams\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`teams_created_at_idx\` ON \`teams\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`teams__status_idx\` ON \`teams\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_municipality_name_1_idx\` ON \`teams\` (\`_status\`,\`municipality_id\`,\`name\`);`)
  await db.run(sql`CREATE TABLE \`_teams_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_municipality_id\` integer,
  	\`version_about\` text,
  	\`version_internal_notes\` text,
  	\`version_sample\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_municipality_id\`) REFERENCES \`municipalities\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_teams_v_parent_idx\` ON \`_teams_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_teams_v_version_version_slug_idx\` ON \`_teams_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_teams_v_version_version_municipality_idx\` ON \`_teams_v\` (\`version_municipality_id\`);`)
  await db.run(sql`CREATE INDEX \`_teams_v_version_version_sample_idx\` ON \`_teams_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_teams_v_version_version_updated_at_idx\` ON \`_teams_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_teams_v_version_version_created_at_idx\` ON \`_teams_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_teams_v_version_version__status_idx\` ON \`_teams_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_teams_v_created_at_idx\` ON \`_teams_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_teams_v_updated_at_idx\` ON \`_teams_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_teams_v_latest_idx\` ON \`_teams_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_municipality_version_name_1_idx\` ON \`_teams_v\` (\`version__status\`,\`version_municipality_id\`,\`version_name\`);`)
  await db.run(sql`CREATE TABLE \`matches_sets\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`first\` numeric,
  	\`second\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`matches\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`matches_sets_order_idx\` ON \`matches_sets\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`matches_sets_parent_id_idx\` ON \`matches_sets\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`matches\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`first_score\` numeric,
  	\`second_score\` numeric,
  	\`competition_id\` integer,
  	\`first_id\` integer,
  	\`second_id\` integer,
  	\`first_penalties\` numeric,
  	\`second_penalties\` numeric,
  	\`stage\` text DEFAULT 'grupos',
  	\`slot\` numeric DEFAULT 1,
  	\`starts_at\` text,
  	\`startsat_tz\` text DEFAULT 'America/Belem',
  	\`place_id\` integer,
  	\`place_name\` text,
  	\`state\` text DEFAULT 'agendado',
  	\`forfeit\` text,
  	\`recording_id\` integer,
  	\`correction\` text,
  	\`internal_notes\` text,
  	\`sample\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`competition_id\`) REFERENCES \`competitions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`first_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`second_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`place_id\`) REFERENCES \`places\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`recording_id\`) REFERENCES \`recorded_broadcasts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`matches_competition_idx\` ON \`matches\` (\`competition_id\`);`)
  await db.run(sql`CREATE INDEX \`matches_first_idx\` ON \`matches\` (\`first_id\`);`)
  await db.run(sql`CREATE INDEX \`matches_second_idx\` ON \`matches\` (\`second_id\`);`)
  await db.run(sql`CREATE INDEX \`matches_starts_at_idx\` ON \`matches\` (\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`matches_place_idx\` ON \`matches\` (\`place_id\`);`)
  await db.run(sql`CREATE INDEX \`matches_recording_idx\` ON \`matches\` (\`recording_id\`);`)
  await db.run(sql`CREATE INDEX \`matches_sample_idx\` ON \`matches\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`matches_updated_at_idx\` ON \`matches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`matches_created_at_idx\` ON \`matches\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`matches__status_idx\` ON \`matches\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_competition_startsAt_idx\` ON \`matches\` (\`_status\`,\`competition_id\`,\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_competition_stage_idx\` ON \`matches\` (\`_status\`,\`competition_id\`,\`stage\`);`)
  await db.run(sql`CREATE INDEX \`_status_first_startsAt_idx\` ON \`matches\` (\`_status\`,\`first_id\`,\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_second_startsAt_idx\` ON \`matches\` (\`_status\`,\`second_id\`,\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_recording_startsAt_idx\` ON \`matches\` (\`_status\`,\`recording_id\`,\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_updatedAt_4_idx\` ON \`matches\` (\`_status\`,\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_matches_v_version_sets\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`first\` numeric,
  	\`second\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_matches_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_matches_v_version_sets_order_idx\` ON \`_matches_v_version_sets\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_matches_v_version_sets_parent_id_idx\` ON \`_matches_v_version_sets\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_matches_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_first_score\` numeric,
  	\`version_second_score\` numeric,
  	\`version_competition_id\` integer,
  	\`version_first_id\` integer,
  	\`version_second_id\` integer,
  	\`version_first_penalties\` numeric,
  	\`version_second_penalties\` numeric,
  	\`version_stage\` text DEFAULT 'grupos',
  	\`version_slot\` numeric DEFAULT 1,
  	\`version_starts_at\` text,
  	\`version_startsat_tz\` text DEFAULT 'America/Belem',
  	\`version_place_id\` integer,
  	\`version_place_name\` text,
  	\`version_state\` text DEFAULT 'agendado',
  	\`version_forfeit\` text,
  	\`version_recording_id\` integer,
  	\`version_correction\` text,
  	\`version_internal_notes\` text,
  	\`version_sample\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`matches\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_competition_id\`) REFERENCES \`competitions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_first_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_second_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_place_id\`) REFERENCES \`places\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_recording_id\`) REFERENCES \`recorded_broadcasts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_matches_v_parent_idx\` ON \`_matches_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_matches_v_version_version_competition_idx\` ON \`_matches_v\` (\`version_competition_id\`);`)
  await db.run(sql`CREATE INDEX \`_matches_v_version_version_first_idx\` ON \`_matches_v\` (\`version_first_id\`);`)
  await db.run(sql`CREATE INDEX \`_matches_v_version_version_second_idx\` ON \`_matches_v\` (\`version_second_id\`);`)
  await db.run(sql`CREATE INDEX \`_matches_v_version_version_starts_at_idx\` ON \`_matches_v\` (\`version_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`_matches_v_version_version_place_idx\` ON \`_matches_v\` (\`version_place_id\`);`)
  await db.run(sql`CREATE INDEX \`_matches_v_version_version_recording_idx\` ON \`_matches_v\` (\`version_recording_id\`);`)
  await db.run(sql`CREATE INDEX \`_matches_v_version_version_sample_idx\` ON \`_matches_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_matches_v_version_version_updated_at_idx\` ON \`_matches_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_matches_v_version_version_created_at_idx\` ON \`_matches_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_matches_v_version_version__status_idx\` ON \`_matches_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_matches_v_created_at_idx\` ON \`_matches_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_matches_v_updated_at_idx\` ON \`_matches_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_matches_v_latest_idx\` ON \`_matches_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_competition_version_startsAt_idx\` ON \`_matches_v\` (\`version__status\`,\`version_competition_id\`,\`version_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_competition_version_stage_idx\` ON \`_matches_v\` (\`version__status\`,\`version_competition_id\`,\`version_stage\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_first_version_startsAt_idx\` ON \`_matches_v\` (\`version__status\`,\`version_first_id\`,\`version_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_second_version_startsAt_idx\` ON \`_matches_v\` (\`version__status\`,\`version_second_id\`,\`version_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_recording_version_startsAt_idx\` ON \`_matches_v\` (\`version__status\`,\`version_recording_id\`,\`version_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_updatedAt_4_idx\` ON \`_matches_v\` (\`version__status\`,\`version_updated_at\`);`)
  await db.run(sql`CREATE TABLE \`heats_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`municipality_id\` integer,
  	\`mark\` text,
  	\`athlete_id\` integer,
  	\`note\` text,
  	FOREIGN KEY (\`municipality_id\`) REFERENCES \`municipalities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`athlete_id\`) REFERENCES \`athletes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`heats\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`heats_rows_order_idx\` ON \`heats_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`heats_rows_parent_id_idx\` ON \`heats_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`heats_rows_municipality_idx\` ON \`heats_rows\` (\`municipality_id\`);`)
  await db.run(sql`CREATE INDEX \`heats_rows_athlete_idx\` ON \`heats_rows\` (\`athlete_id\`);`)
  await db.run(sql`CREATE TABLE \`heats\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`competition_id\` integer,
  	\`starts_at\` text,
  	\`startsat_tz\` text DEFAULT 'America/Belem',
  	\`better\` text DEFAULT 'menor',
  	\`for_medals\` integer DEFAULT true,
  	\`internal_notes\` text,
  	\`sample\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`competition_id\`) REFERENCES \`competitions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`heats_competition_idx\` ON \`heats\` (\`competition_id\`);`)
  await db.run(sql`CREATE INDEX \`heats_starts_at_idx\` ON \`heats\` (\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`heats_sample_idx\` ON \`heats\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`heats_updated_at_idx\` ON \`heats\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`heats_created_at_idx\` ON \`heats\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`heats__status_idx\` ON \`heats\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_competition_startsAt_1_idx\` ON \`heats\` (\`_status\`,\`competition_id\`,\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_startsAt_idx\` ON \`heats\` (\`_status\`,\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_updatedAt_5_idx\` ON \`heats\` (\`_status\`,\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_heats_v_version_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`municipality_id\` integer,
  	\`mark\` text,
  	\`athlete_id\` integer,
  	\`note\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`municipality_id\`) REFERENCES \`municipalities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`athlete_id\`) REFERENCES \`athletes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_heats_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_heats_v_version_rows_order_idx\` ON \`_heats_v_version_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_heats_v_version_rows_parent_id_idx\` ON \`_heats_v_version_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_heats_v_version_rows_municipality_idx\` ON \`_heats_v_version_rows\` (\`municipality_id\`);`)
  await db.run(sql`CREATE INDEX \`_heats_v_version_rows_athlete_idx\` ON \`_heats_v_version_rows\` (\`athlete_id\`);`)
  await db.run(sql`CREATE TABLE \`_heats_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_competition_id\` integer,
  	\`version_starts_at\` text,
  	\`version_startsat_tz\` text DEFAULT 'America/Belem',
  	\`version_better\` text DEFAULT 'menor',
  	\`version_for_medals\` integer DEFAULT true,
  	\`version_internal_notes\` text,
  	\`version_sample\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`heats\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_competition_id\`) REFERENCES \`competitions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_heats_v_parent_idx\` ON \`_heats_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_heats_v_version_version_competition_idx\` ON \`_heats_v\` (\`version_competition_id\`);`)
  await db.run(sql`CREATE INDEX \`_heats_v_version_version_starts_at_idx\` ON \`_heats_v\` (\`version_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`_heats_v_version_version_sample_idx\` ON \`_heats_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_heats_v_version_version_updated_at_idx\` ON \`_heats_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_heats_v_version_version_created_at_idx\` ON \`_heats_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_heats_v_version_version__status_idx\` ON \`_heats_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_heats_v_created_at_idx\` ON \`_heats_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_heats_v_updated_at_idx\` ON \`_heats_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_heats_v_latest_idx\` ON \`_heats_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_competition_version_startsAt_1_idx\` ON \`_heats_v\` (\`version__status\`,\`version_competition_id\`,\`version_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_startsAt_idx\` ON \`_heats_v\` (\`version__status\`,\`version_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_updatedAt_5_idx\` ON \`_heats_v\` (\`version__status\`,\`version_updated_at\`);`)
  await db.run(sql`CREATE TABLE \`state_records\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`sport\` text,
  	\`mark\` text,
  	\`day\` text,
  	\`day_tz\` text DEFAULT 'America/Belem',
  	\`holder\` text,
  	\`municipality_id\` integer,
  	\`athlete_id\` integer,
  	\`venue\` text,
  	\`internal_notes\` text,
  	\`sample\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`municipality_id\`) REFERENCES \`municipalities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`athlete_id\`) REFERENCES \`athletes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`state_records_municipality_idx\` ON \`state_records\` (\`municipality_id\`);`)
  await db.run(sql`CREATE INDEX \`state_records_athlete_idx\` ON \`state_records\` (\`athlete_id\`);`)
  await db.run(sql`CREATE INDEX \`state_records_sample_idx\` ON \`state_records\` (\`sample\`);`)
  await db.run(sql`CREATE INDEX \`state_records_updated_at_idx\` ON \`state_records\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`state_records_created_at_idx\` ON \`state_records\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_records__status_idx\` ON \`state_records\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_sport_day_idx\` ON \`state_records\` (\`_status\`,\`sport\`,\`day\`);`)
  await db.run(sql`CREATE TABLE \`_state_records_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_sport\` text,
  	\`version_mark\` text,
  	\`version_day\` text,
  	\`version_day_tz\` text DEFAULT 'America/Belem',
  	\`version_holder\` text,
  	\`version_municipality_id\` integer,
  	\`version_athlete_id\` integer,
  	\`version_venue\` text,
  	\`version_internal_notes\` text,
  	\`version_sample\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`state_records\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_municipality_id\`) REFERENCES \`municipalities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_athlete_id\`) REFERENCES \`athletes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_state_records_v_parent_idx\` ON \`_state_records_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_state_records_v_version_version_municipality_idx\` ON \`_state_records_v\` (\`version_municipality_id\`);`)
  await db.run(sql`CREATE INDEX \`_state_records_v_version_version_athlete_idx\` ON \`_state_records_v\` (\`version_athlete_id\`);`)
  await db.run(sql`CREATE INDEX \`_state_records_v_version_version_sample_idx\` ON \`_state_records_v\` (\`version_sample\`);`)
  await db.run(sql`CREATE INDEX \`_state_records_v_version_version_updated_at_idx\` ON \`_state_records_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_state_records_v_version_version_created_at_idx\` ON \`_state_records_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_state_records_v_version_version__status_idx\` ON \`_state_records_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_state_records_v_created_at_idx\` ON \`_state_records_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_state_records_v_updated_at_idx\` ON \`_state_records_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_state_records_v_latest_idx\` ON \`_state_records_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_sport_version_day_idx\` ON \`_state_records_v\` (\`version__status\`,\`version_sport\`,\`version_day\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`competitions_id\` integer REFERENCES competitions(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`teams_id\` integer REFERENCES teams(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`matches_id\` integer REFERENCES matches(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`heats_id\` integer REFERENCES heats(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`state_records_id\` integer REFERENCES state_records(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_competitions_id_idx\` ON \`payload_locked_documents_rels\` (\`competitions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_teams_id_idx\` ON \`payload_locked_documents_rels\` (\`teams_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_matches_id_idx\` ON \`payload_locked_documents_rels\` (\`matches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_heats_id_idx\` ON \`payload_locked_documents_rels\` (\`heats_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_state_records_id_idx\` ON \`payload_locked_documents_rels\` (\`state_records_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`competitions_groups\`;`)
  await db.run(sql`DROP TABLE \`competitions\`;`)
  await db.run(sql`DROP TABLE \`competitions_rels\`;`)
  await db.run(sql`DROP TABLE \`_competitions_v_version_groups\`;`)
  await db.run(sql`DROP TABLE \`_competitions_v\`;`)
  await db.run(sql`DROP TABLE \`_competitions_v_rels\`;`)
  await db.run(sql`DROP TABLE \`teams\`;`)
  await db.run(sql`DROP TABLE \`_teams_v\`;`)
  await db.run(sql`DROP TABLE \`matches_sets\`;`)
  await db.run(sql`DROP TABLE \`matches\`;`)
  await db.run(sql`DROP TABLE \`_matches_v_version_sets\`;`)
  await db.run(sql`DROP TABLE \`_matches_v\`;`)
  await db.run(sql`DROP TABLE \`heats_rows\`;`)
  await db.run(sql`DROP TABLE \`heats\`;`)
  await db.run(sql`DROP TABLE \`_heats_v_version_rows\`;`)
  await db.run(sql`DROP TABLE \`_heats_v\`;`)
  await db.run(sql`DROP TABLE \`state_records\`;`)
  await db.run(sql`DROP TABLE \`_state_records_v\`;`)
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
  	\`sign_ups_id\` integer,
  	\`entries_id\` integer,
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
  	FOREIGN KEY (\`sign_ups_id\`) REFERENCES \`sign_ups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`entries_id\`) REFERENCES \`entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`withdrawn_items_id\`) REFERENCES \`withdrawn_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "events_id", "news_id", "programs_id", "services_id", "session_rules_id", "special_days_id", "places_id", "municipalities_id", "athletes_id", "upcoming_broadcasts_id", "recorded_broadcasts_id", "legislation_id", "transparency_records_id", "team_members_id", "social_posts_id", "media_id", "documents_id", "contact_messages_id", "sign_ups_id", "entries_id", "personal_looks_id", "entry_drafts_id", "arrival_counts_id", "newsletter_subscriptions_id", "newsletter_editions_id", "opening_alerts_id", "outgoing_mails_id", "deletion_requests_id", "post_counts_id", "former_addresses_id", "withdrawn_items_id", "users_id") SELECT "id", "order", "parent_id", "path", "events_id", "news_id", "programs_id", "services_id", "session_rules_id", "special_days_id", "places_id", "municipalities_id", "athletes_id", "upcoming_broadcasts_id", "recorded_broadcasts_id", "legislation_id", "transparency_records_id", "team_members_id", "social_posts_id", "media_id", "documents_id", "contact_messages_id", "sign_ups_id", "entries_id", "personal_looks_id", "entry_drafts_id", "arrival_counts_id", "newsletter_subscriptions_id", "newsletter_editions_id", "opening_alerts_id", "outgoing_mails_id", "deletion_requests_id", "post_counts_id", "former_addresses_id", "withdrawn_items_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sign_ups_id_idx\` ON \`payload_locked_documents_rels\` (\`sign_ups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`entries_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_withdrawn_items_id_idx\` ON \`payload_locked_documents_rels\` (\`withdrawn_items_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
