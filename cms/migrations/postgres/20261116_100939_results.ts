import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_competitions_sport" AS ENUM('atletismo', 'basquete', 'bocha', 'caminhada', 'canoagem', 'capoeira', 'ciclismo', 'danca', 'futebol', 'futsal', 'ginastica', 'judo', 'natacao', 'skate', 'volei', 'xadrez');
  CREATE TYPE "public"."enum_competitions_kind" AS ENUM('jogos', 'provas');
  CREATE TYPE "public"."enum_competitions_rule_set" AS ENUM('futebol', 'volei', 'basquete');
  CREATE TYPE "public"."enum_competitions_from_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_competitions_until_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_competitions_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum_competitions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__competitions_v_version_sport" AS ENUM('atletismo', 'basquete', 'bocha', 'caminhada', 'canoagem', 'capoeira', 'ciclismo', 'danca', 'futebol', 'futsal', 'ginastica', 'judo', 'natacao', 'skate', 'volei', 'xadrez');
  CREATE TYPE "public"."enum__competitions_v_version_kind" AS ENUM('jogos', 'provas');
  CREATE TYPE "public"."enum__competitions_v_version_rule_set" AS ENUM('futebol', 'volei', 'basquete');
  CREATE TYPE "public"."enum__competitions_v_version_from_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__competitions_v_version_until_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__competitions_v_version_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum__competitions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_teams_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__teams_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_matches_stage" AS ENUM('grupos', 'oitavas', 'quartas', 'semifinal', 'terceiro', 'final');
  CREATE TYPE "public"."enum_matches_startsat_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_matches_state" AS ENUM('agendado', 'andamento', 'encerrado', 'adiado', 'cancelado');
  CREATE TYPE "public"."enum_matches_forfeit" AS ENUM('mandante', 'visitante');
  CREATE TYPE "public"."enum_matches_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__matches_v_version_stage" AS ENUM('grupos', 'oitavas', 'quartas', 'semifinal', 'terceiro', 'final');
  CREATE TYPE "public"."enum__matches_v_version_startsat_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__matches_v_version_state" AS ENUM('agendado', 'andamento', 'encerrado', 'adiado', 'cancelado');
  CREATE TYPE "public"."enum__matches_v_version_forfeit" AS ENUM('mandante', 'visitante');
  CREATE TYPE "public"."enum__matches_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_heats_startsat_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_heats_better" AS ENUM('menor', 'maior');
  CREATE TYPE "public"."enum_heats_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__heats_v_version_startsat_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__heats_v_version_better" AS ENUM('menor', 'maior');
  CREATE TYPE "public"."enum__heats_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_state_records_sport" AS ENUM('atletismo', 'basquete', 'bocha', 'caminhada', 'canoagem', 'capoeira', 'ciclismo', 'danca', 'futebol', 'futsal', 'ginastica', 'judo', 'natacao', 'skate', 'volei', 'xadrez');
  CREATE TYPE "public"."enum_state_records_day_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_state_records_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__state_records_v_version_sport" AS ENUM('atletismo', 'basquete', 'bocha', 'caminhada', 'canoagem', 'capoeira', 'ciclismo', 'danca', 'futebol', 'futsal', 'ginastica', 'judo', 'natacao', 'skate', 'volei', 'xadrez');
  CREATE TYPE "public"."enum__state_records_v_version_day_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__state_records_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "competitions_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"advance" numeric DEFAULT 2
  );
  
  CREATE TABLE "competitions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"sport" "enum_competitions_sport",
  	"kind" "enum_competitions_kind" DEFAULT 'jogos',
  	"rule_set" "enum_competitions_rule_set" DEFAULT 'futebol',
  	"from" timestamp(3) with time zone,
  	"from_tz" "enum_competitions_from_tz" DEFAULT 'America/Belem',
  	"until" timestamp(3) with time zone,
  	"until_tz" "enum_competitions_until_tz" DEFAULT 'America/Belem',
  	"summary" varchar,
  	"program_id" integer,
  	"event_id" integer,
  	"source" varchar,
  	"photo_id" integer,
  	"poster" "enum_competitions_poster",
  	"internal_notes" varchar,
  	"sample" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_competitions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "competitions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"teams_id" integer
  );
  
  CREATE TABLE "_competitions_v_version_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"advance" numeric DEFAULT 2,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_competitions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_sport" "enum__competitions_v_version_sport",
  	"version_kind" "enum__competitions_v_version_kind" DEFAULT 'jogos',
  	"version_rule_set" "enum__competitions_v_version_rule_set" DEFAULT 'futebol',
  	"version_from" timestamp(3) with time zone,
  	"version_from_tz" "enum__competitions_v_version_from_tz" DEFAULT 'America/Belem',
  	"version_until" timestamp(3) with time zone,
  	"version_until_tz" "enum__competitions_v_version_until_tz" DEFAULT 'America/Belem',
  	"version_summary" varchar,
  	"version_program_id" integer,
  	"version_event_id" integer,
  	"version_source" varchar,
  	"version_photo_id" integer,
  	"version_poster" "enum__competitions_v_version_poster",
  	"version_internal_notes" varchar,
  	"version_sample" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__competitions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_competitions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"teams_id" integer
  );
  
  CREATE TABLE "teams" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"municipality_id" integer,
  	"about" varchar,
  	"internal_notes" varchar,
  	"sample" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_teams_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_teams_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_municipality_id" integer,
  	"version_about" varchar,
  	"version_internal_notes" varchar,
  	"version_sample" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__teams_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "matches_sets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"first" numeric,
  	"second" numeric
  );
  
  CREATE TABLE "matches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"first_score" numeric,
  	"second_score" numeric,
  	"competition_id" integer,
  	"first_id" integer,
  	"second_id" integer,
  	"first_penalties" numeric,
  	"second_penalties" numeric,
  	"stage" "enum_matches_stage" DEFAULT 'grupos',
  	"slot" numeric DEFAULT 1,
  	"starts_at" timestamp(3) with time zone,
  	"startsat_tz" "enum_matches_startsat_tz" DEFAULT 'America/Belem',
  	"place_id" integer,
  	"place_name" varchar,
  	"state" "enum_matches_state" DEFAULT 'agendado',
  	"forfeit" "enum_matches_forfeit",
  	"recording_id" integer,
  	"correction" varchar,
  	"internal_notes" varchar,
  	"sample" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_matches_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_matches_v_version_sets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"first" numeric,
  	"second" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_matches_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_first_score" numeric,
  	"version_second_score" numeric,
  	"version_competition_id" integer,
  	"version_first_id" integer,
  	"version_second_id" integer,
  	"version_first_penalties" numeric,
  	"version_second_penalties" numeric,
  	"version_stage" "enum__matches_v_version_stage" DEFAULT 'grupos',
  	"version_slot" numeric DEFAULT 1,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_startsat_tz" "enum__matches_v_version_startsat_tz" DEFAULT 'America/Belem',
  	"version_place_id" integer,
  	"version_place_name" varchar,
  	"version_state" "enum__matches_v_version_state" DEFAULT 'agendado',
  	"version_forfeit" "enum__matches_v_version_forfeit",
  	"version_recording_id" integer,
  	"version_correction" varchar,
  	"version_internal_notes" varchar,
  	"version_sample" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__matches_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "heats_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"municipality_id" integer,
  	"mark" varchar,
  	"athlete_id" integer,
  	"note" varchar
  );
  
  CREATE TABLE "heats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"competition_id" integer,
  	"starts_at" timestamp(3) with time zone,
  	"startsat_tz" "enum_heats_startsat_tz" DEFAULT 'America/Belem',
  	"better" "enum_heats_better" DEFAULT 'menor',
  	"for_medals" boolean DEFAULT true,
  	"internal_notes" varchar,
  	"sample" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_heats_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_heats_v_version_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"municipality_id" integer,
  	"mark" varchar,
  	"athlete_id" integer,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_heats_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_competition_id" integer,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_startsat_tz" "enum__heats_v_version_startsat_tz" DEFAULT 'America/Belem',
  	"version_better" "enum__heats_v_version_better" DEFAULT 'menor',
  	"version_for_medals" boolean DEFAULT true,
  	"version_internal_notes" varchar,
  	"version_sample" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__heats_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "state_records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"sport" "enum_state_records_sport",
  	"mark" varchar,
  	"day" timestamp(3) with time zone,
  	"day_tz" "enum_state_records_day_tz" DEFAULT 'America/Belem',
  	"holder" varchar,
  	"municipality_id" integer,
  	"athlete_id" integer,
  	"venue" varchar,
  	"internal_notes" varchar,
  	"sample" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_state_records_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_state_records_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_sport" "enum__state_records_v_version_sport",
  	"version_mark" varchar,
  	"version_day" timestamp(3) with time zone,
  	"version_day_tz" "enum__state_records_v_version_day_tz" DEFAULT 'America/Belem',
  	"version_holder" varchar,
  	"version_municipality_id" integer,
  	"version_athlete_id" integer,
  	"version_venue" varchar,
  	"version_internal_notes" varchar,
  	"version_sample" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__state_records_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "competitions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "teams_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "matches_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "heats_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "state_records_id" integer;
  ALTER TABLE "competitions_groups" ADD CONSTRAINT "competitions_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "competitions" ADD CONSTRAINT "competitions_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "competitions" ADD CONSTRAINT "competitions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "competitions" ADD CONSTRAINT "competitions_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "competitions_rels" ADD CONSTRAINT "competitions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "competitions_rels" ADD CONSTRAINT "competitions_rels_teams_fk" FOREIGN KEY ("teams_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_competitions_v_version_groups" ADD CONSTRAINT "_competitions_v_version_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_competitions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_competitions_v" ADD CONSTRAINT "_competitions_v_parent_id_competitions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."competitions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_competitions_v" ADD CONSTRAINT "_competitions_v_version_program_id_programs_id_fk" FOREIGN KEY ("version_program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_competitions_v" ADD CONSTRAINT "_competitions_v_version_event_id_events_id_fk" FOREIGN KEY ("version_event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_competitions_v" ADD CONSTRAINT "_competitions_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_competitions_v_rels" ADD CONSTRAINT "_competitions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_competitions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_competitions_v_rels" ADD CONSTRAINT "_competitions_v_rels_teams_fk" FOREIGN KEY ("teams_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teams" ADD CONSTRAINT "teams_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_teams_v" ADD CONSTRAINT "_teams_v_parent_id_teams_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_teams_v" ADD CONSTRAINT "_teams_v_version_municipality_id_municipalities_id_fk" FOREIGN KEY ("version_municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "matches_sets" ADD CONSTRAINT "matches_sets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "matches" ADD CONSTRAINT "matches_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "matches" ADD CONSTRAINT "matches_first_id_teams_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "matches" ADD CONSTRAINT "matches_second_id_teams_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "matches" ADD CONSTRAINT "matches_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "matches" ADD CONSTRAINT "matches_recording_id_recorded_broadcasts_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recorded_broadcasts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_matches_v_version_sets" ADD CONSTRAINT "_matches_v_version_sets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_matches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_matches_v" ADD CONSTRAINT "_matches_v_parent_id_matches_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."matches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_matches_v" ADD CONSTRAINT "_matches_v_version_competition_id_competitions_id_fk" FOREIGN KEY ("version_competition_id") REFERENCES "public"."competitions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_matches_v" ADD CONSTRAINT "_matches_v_version_first_id_teams_id_fk" FOREIGN KEY ("version_first_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_matches_v" ADD CONSTRAINT "_matches_v_version_second_id_teams_id_fk" FOREIGN KEY ("version_second_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_matches_v" ADD CONSTRAINT "_matches_v_version_place_id_places_id_fk" FOREIGN KEY ("version_place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_matches_v" ADD CONSTRAINT "_matches_v_version_recording_id_recorded_broadcasts_id_fk" FOREIGN KEY ("version_recording_id") REFERENCES "public"."recorded_broadcasts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "heats_rows" ADD CONSTRAINT "heats_rows_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "heats_rows" ADD CONSTRAINT "heats_rows_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "heats_rows" ADD CONSTRAINT "heats_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."heats"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "heats" ADD CONSTRAINT "heats_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_heats_v_version_rows" ADD CONSTRAINT "_heats_v_version_rows_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_heats_v_version_rows" ADD CONSTRAINT "_heats_v_version_rows_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_heats_v_version_rows" ADD CONSTRAINT "_heats_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_heats_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_heats_v" ADD CONSTRAINT "_heats_v_parent_id_heats_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."heats"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_heats_v" ADD CONSTRAINT "_heats_v_version_competition_id_competitions_id_fk" FOREIGN KEY ("version_competition_id") REFERENCES "public"."competitions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "state_records" ADD CONSTRAINT "state_records_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "state_records" ADD CONSTRAINT "state_records_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_state_records_v" ADD CONSTRAINT "_state_records_v_parent_id_state_records_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."state_records"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_state_records_v" ADD CONSTRAINT "_state_records_v_version_municipality_id_municipalities_id_fk" FOREIGN KEY ("version_municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_state_records_v" ADD CONSTRAINT "_state_records_v_version_athlete_id_athletes_id_fk" FOREIGN KEY ("version_athlete_id") REFERENCES "public"."athletes"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "competitions_groups_order_idx" ON "competitions_groups" USING btree ("_order");
  CREATE INDEX "competitions_groups_parent_id_idx" ON "competitions_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "competitions_slug_idx" ON "competitions" USING btree ("slug");
  CREATE INDEX "competitions_program_idx" ON "competitions" USING btree ("program_id");
  CREATE INDEX "competitions_event_idx" ON "competitions" USING btree ("event_id");
  CREATE INDEX "competitions_photo_idx" ON "competitions" USING btree ("photo_id");
  CREATE INDEX "competitions_sample_idx" ON "competitions" USING btree ("sample");
  CREATE INDEX "competitions_updated_at_idx" ON "competitions" USING btree ("updated_at");
  CREATE INDEX "competitions_created_at_idx" ON "competitions" USING btree ("created_at");
  CREATE INDEX "competitions__status_idx" ON "competitions" USING btree ("_status");
  CREATE INDEX "_status_from_title_idx" ON "competitions" USING btree ("_status","from","title");
  CREATE INDEX "_status_sport_from_idx" ON "competitions" USING btree ("_status","sport","from");
  CREATE INDEX "_status_program_from_idx" ON "competitions" USING btree ("_status","program_id","from");
  CREATE INDEX "_status_event_from_idx" ON "competitions" USING btree ("_status","event_id","from");
  CREATE INDEX "_status_updatedAt_3_idx" ON "competitions" USING btree ("_status","updated_at");
  CREATE INDEX "competitions_rels_order_idx" ON "competitions_rels" USING btree ("order");
  CREATE INDEX "competitions_rels_parent_idx" ON "competitions_rels" USING btree ("parent_id");
  CREATE INDEX "competitions_rels_path_idx" ON "competitions_rels" USING btree ("path");
  CREATE INDEX "competitions_rels_teams_id_idx" ON "competitions_rels" USING btree ("teams_id");
  CREATE INDEX "_competitions_v_version_groups_order_idx" ON "_competitions_v_version_groups" USING btree ("_order");
  CREATE INDEX "_competitions_v_version_groups_parent_id_idx" ON "_competitions_v_version_groups" USING btree ("_parent_id");
  CREATE INDEX "_competitions_v_parent_idx" ON "_competitions_v" USING btree ("parent_id");
  CREATE INDEX "_competitions_v_version_version_slug_idx" ON "_competitions_v" USING btree ("version_slug");
  CREATE INDEX "_competitions_v_version_version_program_idx" ON "_competitions_v" USING btree ("version_program_id");
  CREATE INDEX "_competitions_v_version_version_event_idx" ON "_competitions_v" USING btree ("version_event_id");
  CREATE INDEX "_competitions_v_version_version_photo_idx" ON "_competitions_v" USING btree ("version_photo_id");
  CREATE INDEX "_competitions_v_version_version_sample_idx" ON "_competitions_v" USING btree ("version_sample");
  CREATE INDEX "_competitions_v_version_version_updated_at_idx" ON "_competitions_v" USING btree ("version_updated_at");
  CREATE INDEX "_competitions_v_version_version_created_at_idx" ON "_competitions_v" USING btree ("version_created_at");
  CREATE INDEX "_competitions_v_version_version__status_idx" ON "_competitions_v" USING btree ("version__status");
  CREATE INDEX "_competitions_v_created_at_idx" ON "_competitions_v" USING btree ("created_at");
  CREATE INDEX "_competitions_v_updated_at_idx" ON "_competitions_v" USING btree ("updated_at");
  CREATE INDEX "_competitions_v_latest_idx" ON "_competitions_v" USING btree ("latest");
  CREATE INDEX "version__status_version_from_version_title_idx" ON "_competitions_v" USING btree ("version__status","version_from","version_title");
  CREATE INDEX "version__status_version_sport_version_from_idx" ON "_competitions_v" USING btree ("version__status","version_sport","version_from");
  CREATE INDEX "version__status_version_program_version_from_idx" ON "_competitions_v" USING btree ("version__status","version_program_id","version_from");
  CREATE INDEX "version__status_version_event_version_from_idx" ON "_competitions_v" USING btree ("version__status","version_event_id","version_from");
  CREATE INDEX "version__status_version_updatedAt_3_idx" ON "_competitions_v" USING btree ("version__status","version_updated_at");
  CREATE INDEX "_competitions_v_rels_order_idx" ON "_competitions_v_rels" USING btree ("order");
  CREATE INDEX "_competitions_v_rels_parent_idx" ON "_competitions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_competitions_v_rels_path_idx" ON "_competitions_v_rels" USING btree ("path");
  CREATE INDEX "_competitions_v_rels_teams_id_idx" ON "_competitions_v_rels" USING btree ("teams_id");
  CREATE UNIQUE INDEX "teams_slug_idx" ON "teams" USING btree ("slug");
  CREATE INDEX "teams_municipality_idx" ON "teams" USING btree ("municipality_id");
  CREATE INDEX "teams_sample_idx" ON "teams" USING btree ("sample");
  CREATE INDEX "teams_updated_at_idx" ON "teams" USING btree ("updated_at");
  CREATE INDEX "teams_created_at_idx" ON "teams" USING btree ("created_at");
  CREATE INDEX "teams__status_idx" ON "teams" USING btree ("_status");
  CREATE INDEX "_status_municipality_name_1_idx" ON "teams" USING btree ("_status","municipality_id","name");
  CREATE INDEX "_teams_v_parent_idx" ON "_teams_v" USING btree ("parent_id");
  CREATE INDEX "_teams_v_version_version_slug_idx" ON "_teams_v" USING btree ("version_slug");
  CREATE INDEX "_teams_v_version_version_municipality_idx" ON "_teams_v" USING btree ("version_municipality_id");
  CREATE INDEX "_teams_v_version_version_sample_idx" ON "_teams_v" USING btree ("version_sample");
  CREATE INDEX "_teams_v_version_version_updated_at_idx" ON "_teams_v" USING btree ("version_updated_at");
  CREATE INDEX "_teams_v_version_version_created_at_idx" ON "_teams_v" USING btree ("version_created_at");
  CREATE INDEX "_teams_v_version_version__status_idx" ON "_teams_v" USING btree ("version__status");
  CREATE INDEX "_teams_v_created_at_idx" ON "_teams_v" USING btree ("created_at");
  CREATE INDEX "_teams_v_updated_at_idx" ON "_teams_v" USING btree ("updated_at");
  CREATE INDEX "_teams_v_latest_idx" ON "_teams_v" USING btree ("latest");
  CREATE INDEX "version__status_version_municipality_version_name_1_idx" ON "_teams_v" USING btree ("version__status","version_municipality_id","version_name");
  CREATE INDEX "matches_sets_order_idx" ON "matches_sets" USING btree ("_order");
  CREATE INDEX "matches_sets_parent_id_idx" ON "matches_sets" USING btree ("_parent_id");
  CREATE INDEX "matches_competition_idx" ON "matches" USING btree ("competition_id");
  CREATE INDEX "matches_first_idx" ON "matches" USING btree ("first_id");
  CREATE INDEX "matches_second_idx" ON "matches" USING btree ("second_id");
  CREATE INDEX "matches_starts_at_idx" ON "matches" USING btree ("starts_at");
  CREATE INDEX "matches_place_idx" ON "matches" USING btree ("place_id");
  CREATE INDEX "matches_recording_idx" ON "matches" USING btree ("recording_id");
  CREATE INDEX "matches_sample_idx" ON "matches" USING btree ("sample");
  CREATE INDEX "matches_updated_at_idx" ON "matches" USING btree ("updated_at");
  CREATE INDEX "matches_created_at_idx" ON "matches" USING btree ("created_at");
  CREATE INDEX "matches__status_idx" ON "matches" USING btree ("_status");
  CREATE INDEX "_status_competition_startsAt_idx" ON "matches" USING btree ("_status","competition_id","starts_at");
  CREATE INDEX "_status_competition_stage_idx" ON "matches" USING btree ("_status","competition_id","stage");
  CREATE INDEX "_status_first_startsAt_idx" ON "matches" USING btree ("_status","first_id","starts_at");
  CREATE INDEX "_status_second_startsAt_idx" ON "matches" USING btree ("_status","second_id","starts_at");
  CREATE INDEX "_status_recording_startsAt_idx" ON "matches" USING btree ("_status","recording_id","starts_at");
  CREATE INDEX "_status_updatedAt_4_idx" ON "matches" USING btree ("_status","updated_at");
  CREATE INDEX "_matches_v_version_sets_order_idx" ON "_matches_v_version_sets" USING btree ("_order");
  CREATE INDEX "_matches_v_version_sets_parent_id_idx" ON "_matches_v_version_sets" USING btree ("_parent_id");
  CREATE INDEX "_matches_v_parent_idx" ON "_matches_v" USING btree ("parent_id");
  CREATE INDEX "_matches_v_version_version_competition_idx" ON "_matches_v" USING btree ("version_competition_id");
  CREATE INDEX "_matches_v_version_version_first_idx" ON "_matches_v" USING btree ("version_first_id");
  CREATE INDEX "_matches_v_version_version_second_idx" ON "_matches_v" USING btree ("version_second_id");
  CREATE INDEX "_matches_v_version_version_starts_at_idx" ON "_matches_v" USING btree ("version_starts_at");
  CREATE INDEX "_matches_v_version_version_place_idx" ON "_matches_v" USING btree ("version_place_id");
  CREATE INDEX "_matches_v_version_version_recording_idx" ON "_matches_v" USING btree ("version_recording_id");
  CREATE INDEX "_matches_v_version_version_sample_idx" ON "_matches_v" USING btree ("version_sample");
  CREATE INDEX "_matches_v_version_version_updated_at_idx" ON "_matches_v" USING btree ("version_updated_at");
  CREATE INDEX "_matches_v_version_version_created_at_idx" ON "_matches_v" USING btree ("version_created_at");
  CREATE INDEX "_matches_v_version_version__status_idx" ON "_matches_v" USING btree ("version__status");
  CREATE INDEX "_matches_v_created_at_idx" ON "_matches_v" USING btree ("created_at");
  CREATE INDEX "_matches_v_updated_at_idx" ON "_matches_v" USING btree ("updated_at");
  CREATE INDEX "_matches_v_latest_idx" ON "_matches_v" USING btree ("latest");
  CREATE INDEX "version__status_version_competition_version_startsAt_idx" ON "_matches_v" USING btree ("version__status","version_competition_id","version_starts_at");
  CREATE INDEX "version__status_version_competition_version_stage_idx" ON "_matches_v" USING btree ("version__status","version_competition_id","version_stage");
  CREATE INDEX "version__status_version_first_version_startsAt_idx" ON "_matches_v" USING btree ("version__status","version_first_id","version_starts_at");
  CREATE INDEX "version__status_version_second_version_startsAt_idx" ON "_matches_v" USING btree ("version__status","version_second_id","version_starts_at");
  CREATE INDEX "version__status_version_recording_version_startsAt_idx" ON "_matches_v" USING btree ("version__status","version_recording_id","version_starts_at");
  CREATE INDEX "version__status_version_updatedAt_4_idx" ON "_matches_v" USING btree ("version__status","version_updated_at");
  CREATE INDEX "heats_rows_order_idx" ON "heats_rows" USING btree ("_order");
  CREATE INDEX "heats_rows_parent_id_idx" ON "heats_rows" USING btree ("_parent_id");
  CREATE INDEX "heats_rows_municipality_idx" ON "heats_rows" USING btree ("municipality_id");
  CREATE INDEX "heats_rows_athlete_idx" ON "heats_rows" USING btree ("athlete_id");
  CREATE INDEX "heats_competition_idx" ON "heats" USING btree ("competition_id");
  CREATE INDEX "heats_starts_at_idx" ON "heats" USING btree ("starts_at");
  CREATE INDEX "heats_sample_idx" ON "heats" USING btree ("sample");
  CREATE INDEX "heats_updated_at_idx" ON "heats" USING btree ("updated_at");
  CREATE INDEX "heats_created_at_idx" ON "heats" USING btree ("created_at");
  CREATE INDEX "heats__status_idx" ON "heats" USING btree ("_status");
  CREATE INDEX "_status_competition_startsAt_1_idx" ON "heats" USING btree ("_status","competition_id","starts_at");
  CREATE INDEX "_status_startsAt_idx" ON "heats" USING btree ("_status","starts_at");
  CREATE INDEX "_status_updatedAt_5_idx" ON "heats" USING btree ("_status","updated_at");
  CREATE INDEX "_heats_v_version_rows_order_idx" ON "_heats_v_version_rows" USING btree ("_order");
  CREATE INDEX "_heats_v_version_rows_parent_id_idx" ON "_heats_v_version_rows" USING btree ("_parent_id");
  CREATE INDEX "_heats_v_version_rows_municipality_idx" ON "_heats_v_version_rows" USING btree ("municipality_id");
  CREATE INDEX "_heats_v_version_rows_athlete_idx" ON "_heats_v_version_rows" USING btree ("athlete_id");
  CREATE INDEX "_heats_v_parent_idx" ON "_heats_v" USING btree ("parent_id");
  CREATE INDEX "_heats_v_version_version_competition_idx" ON "_heats_v" USING btree ("version_competition_id");
  CREATE INDEX "_heats_v_version_version_starts_at_idx" ON "_heats_v" USING btree ("version_starts_at");
  CREATE INDEX "_heats_v_version_version_sample_idx" ON "_heats_v" USING btree ("version_sample");
  CREATE INDEX "_heats_v_version_version_updated_at_idx" ON "_heats_v" USING btree ("version_updated_at");
  CREATE INDEX "_heats_v_version_version_created_at_idx" ON "_heats_v" USING btree ("version_created_at");
  CREATE INDEX "_heats_v_version_version__status_idx" ON "_heats_v" USING btree ("version__status");
  CREATE INDEX "_heats_v_created_at_idx" ON "_heats_v" USING btree ("created_at");
  CREATE INDEX "_heats_v_updated_at_idx" ON "_heats_v" USING btree ("updated_at");
  CREATE INDEX "_heats_v_latest_idx" ON "_heats_v" USING btree ("latest");
  CREATE INDEX "version__status_version_competition_version_startsAt_1_idx" ON "_heats_v" USING btree ("version__status","version_competition_id","version_starts_at");
  CREATE INDEX "version__status_version_startsAt_idx" ON "_heats_v" USING btree ("version__status","version_starts_at");
  CREATE INDEX "version__status_version_updatedAt_5_idx" ON "_heats_v" USING btree ("version__status","version_updated_at");
  CREATE INDEX "state_records_municipality_idx" ON "state_records" USING btree ("municipality_id");
  CREATE INDEX "state_records_athlete_idx" ON "state_records" USING btree ("athlete_id");
  CREATE INDEX "state_records_sample_idx" ON "state_records" USING btree ("sample");
  CREATE INDEX "state_records_updated_at_idx" ON "state_records" USING btree ("updated_at");
  CREATE INDEX "state_records_created_at_idx" ON "state_records" USING btree ("created_at");
  CREATE INDEX "state_records__status_idx" ON "state_records" USING btree ("_status");
  CREATE INDEX "_status_sport_day_idx" ON "state_records" USING btree ("_status","sport","day");
  CREATE INDEX "_state_records_v_parent_idx" ON "_state_records_v" USING btree ("parent_id");
  CREATE INDEX "_state_records_v_version_version_municipality_idx" ON "_state_records_v" USING btree ("version_municipality_id");
  CREATE INDEX "_state_records_v_version_version_athlete_idx" ON "_state_records_v" USING btree ("version_athlete_id");
  CREATE INDEX "_state_records_v_version_version_sample_idx" ON "_state_records_v" USING btree ("version_sample");
  CREATE INDEX "_state_records_v_version_version_updated_at_idx" ON "_state_records_v" USING btree ("version_updated_at");
  CREATE INDEX "_state_records_v_version_version_created_at_idx" ON "_state_records_v" USING btree ("version_created_at");
  CREATE INDEX "_state_records_v_version_version__status_idx" ON "_state_records_v" USING btree ("version__status");
  CREATE INDEX "_state_records_v_created_at_idx" ON "_state_records_v" USING btree ("created_at");
  CREATE INDEX "_state_records_v_updated_at_idx" ON "_state_records_v" USING btree ("updated_at");
  CREATE INDEX "_state_records_v_latest_idx" ON "_state_records_v" USING btree ("latest");
  CREATE INDEX "version__status_version_sport_version_day_idx" ON "_state_records_v" USING btree ("version__status","version_sport","version_day");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_competitions_fk" FOREIGN KEY ("competitions_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_teams_fk" FOREIGN KEY ("teams_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_matches_fk" FOREIGN KEY ("matches_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_heats_fk" FOREIGN KEY ("heats_id") REFERENCES "public"."heats"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_state_records_fk" FOREIGN KEY ("state_records_id") REFERENCES "public"."state_records"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_competitions_id_idx" ON "payload_locked_documents_rels" USING btree ("competitions_id");
  CREATE INDEX "payload_locked_documents_rels_teams_id_idx" ON "payload_locked_documents_rels" USING btree ("teams_id");
  CREATE INDEX "payload_locked_documents_rels_matches_id_idx" ON "payload_locked_documents_rels" USING btree ("matches_id");
  CREATE INDEX "payload_locked_documents_rels_heats_id_idx" ON "payload_locked_documents_rels" USING btree ("heats_id");
  CREATE INDEX "payload_locked_documents_rels_state_records_id_idx" ON "payload_locked_documents_rels" USING btree ("state_records_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "competitions_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "competitions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "competitions_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_competitions_v_version_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_competitions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_competitions_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teams" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teams_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "matches_sets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "matches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_matches_v_version_sets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_matches_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "heats_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "heats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_heats_v_version_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_heats_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "state_records" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_state_records_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "competitions_groups" CASCADE;
  DROP TABLE "competitions" CASCADE;
  DROP TABLE "competitions_rels" CASCADE;
  DROP TABLE "_competitions_v_version_groups" CASCADE;
  DROP TABLE "_competitions_v" CASCADE;
  DROP TABLE "_competitions_v_rels" CASCADE;
  DROP TABLE "teams" CASCADE;
  DROP TABLE "_teams_v" CASCADE;
  DROP TABLE "matches_sets" CASCADE;
  DROP TABLE "matches" CASCADE;
  DROP TABLE "_matches_v_version_sets" CASCADE;
  DROP TABLE "_matches_v" CASCADE;
  DROP TABLE "heats_rows" CASCADE;
  DROP TABLE "heats" CASCADE;
  DROP TABLE "_heats_v_version_rows" CASCADE;
  DROP TABLE "_heats_v" CASCADE;
  DROP TABLE "state_records" CASCADE;
  DROP TABLE "_state_records_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_competitions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_teams_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_matches_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_heats_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_state_records_fk";
  
  DROP INDEX "payload_locked_documents_rels_competitions_id_idx";
  DROP INDEX "payload_locked_documents_rels_teams_id_idx";
  DROP INDEX "payload_locked_documents_rels_matches_id_idx";
  DROP INDEX "payload_locked_documents_rels_heats_id_idx";
  DROP INDEX "payload_locked_documents_rels_state_records_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "competitions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "teams_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "matches_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "heats_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "state_records_id";
  DROP TYPE "public"."enum_competitions_sport";
  DROP TYPE "public"."enum_competitions_kind";
  DROP TYPE "public"."enum_competitions_rule_set";
  DROP TYPE "public"."enum_competitions_from_tz";
  DROP TYPE "public"."enum_competitions_until_tz";
  DROP TYPE "public"."enum_competitions_poster";
  DROP TYPE "public"."enum_competitions_status";
  DROP TYPE "public"."enum__competitions_v_version_sport";
  DROP TYPE "public"."enum__competitions_v_version_kind";
  DROP TYPE "public"."enum__competitions_v_version_rule_set";
  DROP TYPE "public"."enum__competitions_v_version_from_tz";
  DROP TYPE "public"."enum__competitions_v_version_until_tz";
  DROP TYPE "public"."enum__competitions_v_version_poster";
  DROP TYPE "public"."enum__competitions_v_version_status";
  DROP TYPE "public"."enum_teams_status";
  DROP TYPE "public"."enum__teams_v_version_status";
  DROP TYPE "public"."enum_matches_stage";
  DROP TYPE "public"."enum_matches_startsat_tz";
  DROP TYPE "public"."enum_matches_state";
  DROP TYPE "public"."enum_matches_forfeit";
  DROP TYPE "public"."enum_matches_status";
  DROP TYPE "public"."enum__matches_v_version_stage";
  DROP TYPE "public"."enum__matches_v_version_startsat_tz";
  DROP TYPE "public"."enum__matches_v_version_state";
  DROP TYPE "public"."enum__matches_v_version_forfeit";
  DROP TYPE "public"."enum__matches_v_version_status";
  DROP TYPE "public"."enum_heats_startsat_tz";
  DROP TYPE "public"."enum_heats_better";
  DROP TYPE "public"."enum_heats_status";
  DROP TYPE "public"."enum__heats_v_version_startsat_tz";
  DROP TYPE "public"."enum__heats_v_version_better";
  DROP TYPE "public"."enum__heats_v_version_status";
  DROP TYPE "public"."enum_state_records_sport";
  DROP TYPE "public"."enum_state_records_day_tz";
  DROP TYPE "public"."enum_state_records_status";
  DROP TYPE "public"."enum__state_records_v_version_sport";
  DROP TYPE "public"."enum__state_records_v_version_day_tz";
  DROP TYPE "public"."enum__state_records_v_version_status";`)
}
