import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_session_rules_sports" AS ENUM('atletismo', 'basquete', 'bocha', 'caminhada', 'canoagem', 'capoeira', 'ciclismo', 'danca', 'futebol', 'futsal', 'ginastica', 'judo', 'natacao', 'skate', 'volei', 'xadrez');
  CREATE TYPE "public"."enum_session_rules_weekdays" AS ENUM('dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab');
  CREATE TYPE "public"."enum_session_rules_changes_day_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_session_rules_changes_kind" AS ENUM('cancelada', 'mudou', 'extra');
  CREATE TYPE "public"."enum_session_rules_changes_newday_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_session_rules_rhythm" AS ENUM('semanal', 'quinzenal', 'mensal');
  CREATE TYPE "public"."enum_session_rules_month_week" AS ENUM('primeira', 'segunda', 'terceira', 'quarta', 'ultima');
  CREATE TYPE "public"."enum_session_rules_from_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_session_rules_until_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_session_rules_level" AS ENUM('todos', 'iniciante', 'intermediario', 'avancado');
  CREATE TYPE "public"."enum_session_rules_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__session_rules_v_version_sports" AS ENUM('atletismo', 'basquete', 'bocha', 'caminhada', 'canoagem', 'capoeira', 'ciclismo', 'danca', 'futebol', 'futsal', 'ginastica', 'judo', 'natacao', 'skate', 'volei', 'xadrez');
  CREATE TYPE "public"."enum__session_rules_v_version_weekdays" AS ENUM('dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab');
  CREATE TYPE "public"."enum__session_rules_v_version_changes_day_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__session_rules_v_version_changes_kind" AS ENUM('cancelada', 'mudou', 'extra');
  CREATE TYPE "public"."enum__session_rules_v_version_changes_newday_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__session_rules_v_version_rhythm" AS ENUM('semanal', 'quinzenal', 'mensal');
  CREATE TYPE "public"."enum__session_rules_v_version_month_week" AS ENUM('primeira', 'segunda', 'terceira', 'quarta', 'ultima');
  CREATE TYPE "public"."enum__session_rules_v_version_from_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__session_rules_v_version_until_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__session_rules_v_version_level" AS ENUM('todos', 'iniciante', 'intermediario', 'avancado');
  CREATE TYPE "public"."enum__session_rules_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_special_days_day_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_special_days_kind" AS ENUM('feriado', 'facultativo', 'util');
  CREATE TYPE "public"."enum_special_days_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__special_days_v_version_day_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__special_days_v_version_kind" AS ENUM('feriado', 'facultativo', 'util');
  CREATE TYPE "public"."enum__special_days_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_places_opening_hours_weekdays" AS ENUM('dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab');
  CREATE TYPE "public"."enum__places_v_version_opening_hours_weekdays" AS ENUM('dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab');
  CREATE TABLE "session_rules_sports" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_session_rules_sports",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "session_rules_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_session_rules_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "session_rules_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"day_tz" "enum_session_rules_changes_day_tz" DEFAULT 'America/Belem',
  	"kind" "enum_session_rules_changes_kind" DEFAULT 'cancelada',
  	"new_day" timestamp(3) with time zone,
  	"newday_tz" "enum_session_rules_changes_newday_tz" DEFAULT 'America/Belem',
  	"starts_at" varchar,
  	"ends_at" varchar,
  	"place_id" integer,
  	"note" varchar
  );
  
  CREATE TABLE "session_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"program_id" integer,
  	"municipality_id" integer,
  	"place_id" integer,
  	"place_name" varchar,
  	"rhythm" "enum_session_rules_rhythm" DEFAULT 'semanal',
  	"month_week" "enum_session_rules_month_week" DEFAULT 'primeira',
  	"starts_at" varchar,
  	"ends_at" varchar,
  	"from" timestamp(3) with time zone,
  	"from_tz" "enum_session_rules_from_tz" DEFAULT 'America/Belem',
  	"until" timestamp(3) with time zone,
  	"until_tz" "enum_session_rules_until_tz" DEFAULT 'America/Belem',
  	"pauses_on_holidays" boolean DEFAULT true,
  	"min_age" numeric,
  	"max_age" numeric,
  	"price" numeric DEFAULT 0,
  	"accessible" boolean DEFAULT false,
  	"level" "enum_session_rules_level",
  	"internal_notes" varchar,
  	"sample" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_session_rules_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "session_rules_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_session_rules_v_version_sports" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__session_rules_v_version_sports",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_session_rules_v_version_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__session_rules_v_version_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_session_rules_v_version_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"day_tz" "enum__session_rules_v_version_changes_day_tz" DEFAULT 'America/Belem',
  	"kind" "enum__session_rules_v_version_changes_kind" DEFAULT 'cancelada',
  	"new_day" timestamp(3) with time zone,
  	"newday_tz" "enum__session_rules_v_version_changes_newday_tz" DEFAULT 'America/Belem',
  	"starts_at" varchar,
  	"ends_at" varchar,
  	"place_id" integer,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_session_rules_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_program_id" integer,
  	"version_municipality_id" integer,
  	"version_place_id" integer,
  	"version_place_name" varchar,
  	"version_rhythm" "enum__session_rules_v_version_rhythm" DEFAULT 'semanal',
  	"version_month_week" "enum__session_rules_v_version_month_week" DEFAULT 'primeira',
  	"version_starts_at" varchar,
  	"version_ends_at" varchar,
  	"version_from" timestamp(3) with time zone,
  	"version_from_tz" "enum__session_rules_v_version_from_tz" DEFAULT 'America/Belem',
  	"version_until" timestamp(3) with time zone,
  	"version_until_tz" "enum__session_rules_v_version_until_tz" DEFAULT 'America/Belem',
  	"version_pauses_on_holidays" boolean DEFAULT true,
  	"version_min_age" numeric,
  	"version_max_age" numeric,
  	"version_price" numeric DEFAULT 0,
  	"version_accessible" boolean DEFAULT false,
  	"version_level" "enum__session_rules_v_version_level",
  	"version_internal_notes" varchar,
  	"version_sample" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__session_rules_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_session_rules_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "special_days" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"day" timestamp(3) with time zone,
  	"day_tz" "enum_special_days_day_tz" DEFAULT 'America/Belem',
  	"kind" "enum_special_days_kind" DEFAULT 'feriado',
  	"municipality_id" integer,
  	"every_year" boolean DEFAULT false,
  	"internal_notes" varchar,
  	"sample" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_special_days_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_special_days_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_day" timestamp(3) with time zone,
  	"version_day_tz" "enum__special_days_v_version_day_tz" DEFAULT 'America/Belem',
  	"version_kind" "enum__special_days_v_version_kind" DEFAULT 'feriado',
  	"version_municipality_id" integer,
  	"version_every_year" boolean DEFAULT false,
  	"version_internal_notes" varchar,
  	"version_sample" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__special_days_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "places_opening_hours_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_places_opening_hours_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "places_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"opens_at" varchar,
  	"closes_at" varchar
  );
  
  CREATE TABLE "places_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_places_v_version_opening_hours_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__places_v_version_opening_hours_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_places_v_version_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"opens_at" varchar,
  	"closes_at" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_places_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  ALTER TABLE "events" ADD COLUMN "all_day" boolean DEFAULT false;
  ALTER TABLE "events" ADD COLUMN "venue_id" integer;
  ALTER TABLE "events" ADD COLUMN "min_age" numeric;
  ALTER TABLE "events" ADD COLUMN "max_age" numeric;
  ALTER TABLE "events" ADD COLUMN "price" numeric;
  ALTER TABLE "events" ADD COLUMN "accessible" boolean DEFAULT false;
  ALTER TABLE "events" ADD COLUMN "registration" varchar;
  ALTER TABLE "events" ADD COLUMN "regulation_id" integer;
  ALTER TABLE "events" ADD COLUMN "contact" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_all_day" boolean DEFAULT false;
  ALTER TABLE "_events_v" ADD COLUMN "version_venue_id" integer;
  ALTER TABLE "_events_v" ADD COLUMN "version_min_age" numeric;
  ALTER TABLE "_events_v" ADD COLUMN "version_max_age" numeric;
  ALTER TABLE "_events_v" ADD COLUMN "version_price" numeric;
  ALTER TABLE "_events_v" ADD COLUMN "version_accessible" boolean DEFAULT false;
  ALTER TABLE "_events_v" ADD COLUMN "version_registration" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_regulation_id" integer;
  ALTER TABLE "_events_v" ADD COLUMN "version_contact" varchar;
  ALTER TABLE "places" ADD COLUMN "phone" varchar;
  ALTER TABLE "places" ADD COLUMN "price" numeric;
  ALTER TABLE "places" ADD COLUMN "price_note" varchar;
  ALTER TABLE "places" ADD COLUMN "getting_there" varchar;
  ALTER TABLE "places" ADD COLUMN "latitude" numeric;
  ALTER TABLE "places" ADD COLUMN "longitude" numeric;
  ALTER TABLE "_places_v" ADD COLUMN "version_phone" varchar;
  ALTER TABLE "_places_v" ADD COLUMN "version_price" numeric;
  ALTER TABLE "_places_v" ADD COLUMN "version_price_note" varchar;
  ALTER TABLE "_places_v" ADD COLUMN "version_getting_there" varchar;
  ALTER TABLE "_places_v" ADD COLUMN "version_latitude" numeric;
  ALTER TABLE "_places_v" ADD COLUMN "version_longitude" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "session_rules_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "special_days_id" integer;
  ALTER TABLE "session_rules_sports" ADD CONSTRAINT "session_rules_sports_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."session_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "session_rules_weekdays" ADD CONSTRAINT "session_rules_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."session_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "session_rules_changes" ADD CONSTRAINT "session_rules_changes_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "session_rules_changes" ADD CONSTRAINT "session_rules_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."session_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "session_rules" ADD CONSTRAINT "session_rules_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "session_rules" ADD CONSTRAINT "session_rules_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "session_rules" ADD CONSTRAINT "session_rules_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "session_rules_texts" ADD CONSTRAINT "session_rules_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."session_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_session_rules_v_version_sports" ADD CONSTRAINT "_session_rules_v_version_sports_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_session_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_session_rules_v_version_weekdays" ADD CONSTRAINT "_session_rules_v_version_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_session_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_session_rules_v_version_changes" ADD CONSTRAINT "_session_rules_v_version_changes_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_session_rules_v_version_changes" ADD CONSTRAINT "_session_rules_v_version_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_session_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_session_rules_v" ADD CONSTRAINT "_session_rules_v_parent_id_session_rules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."session_rules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_session_rules_v" ADD CONSTRAINT "_session_rules_v_version_program_id_programs_id_fk" FOREIGN KEY ("version_program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_session_rules_v" ADD CONSTRAINT "_session_rules_v_version_municipality_id_municipalities_id_fk" FOREIGN KEY ("version_municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_session_rules_v" ADD CONSTRAINT "_session_rules_v_version_place_id_places_id_fk" FOREIGN KEY ("version_place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_session_rules_v_texts" ADD CONSTRAINT "_session_rules_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_session_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "special_days" ADD CONSTRAINT "special_days_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_special_days_v" ADD CONSTRAINT "_special_days_v_parent_id_special_days_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."special_days"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_special_days_v" ADD CONSTRAINT "_special_days_v_version_municipality_id_municipalities_id_fk" FOREIGN KEY ("version_municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "places_opening_hours_weekdays" ADD CONSTRAINT "places_opening_hours_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."places_opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "places_opening_hours" ADD CONSTRAINT "places_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "places_rels" ADD CONSTRAINT "places_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "places_rels" ADD CONSTRAINT "places_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_places_v_version_opening_hours_weekdays" ADD CONSTRAINT "_places_v_version_opening_hours_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_places_v_version_opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_places_v_version_opening_hours" ADD CONSTRAINT "_places_v_version_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_places_v_rels" ADD CONSTRAINT "_places_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_places_v_rels" ADD CONSTRAINT "_places_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "session_rules_sports_order_idx" ON "session_rules_sports" USING btree ("order");
  CREATE INDEX "session_rules_sports_parent_idx" ON "session_rules_sports" USING btree ("parent_id");
  CREATE INDEX "session_rules_weekdays_order_idx" ON "session_rules_weekdays" USING btree ("order");
  CREATE INDEX "session_rules_weekdays_parent_idx" ON "session_rules_weekdays" USING btree ("parent_id");
  CREATE INDEX "session_rules_changes_order_idx" ON "session_rules_changes" USING btree ("_order");
  CREATE INDEX "session_rules_changes_parent_id_idx" ON "session_rules_changes" USING btree ("_parent_id");
  CREATE INDEX "session_rules_changes_place_idx" ON "session_rules_changes" USING btree ("place_id");
  CREATE UNIQUE INDEX "session_rules_slug_idx" ON "session_rules" USING btree ("slug");
  CREATE INDEX "session_rules_program_idx" ON "session_rules" USING btree ("program_id");
  CREATE INDEX "session_rules_municipality_idx" ON "session_rules" USING btree ("municipality_id");
  CREATE INDEX "session_rules_place_idx" ON "session_rules" USING btree ("place_id");
  CREATE INDEX "session_rules_sample_idx" ON "session_rules" USING btree ("sample");
  CREATE INDEX "session_rules_updated_at_idx" ON "session_rules" USING btree ("updated_at");
  CREATE INDEX "session_rules_created_at_idx" ON "session_rules" USING btree ("created_at");
  CREATE INDEX "session_rules__status_idx" ON "session_rules" USING btree ("_status");
  CREATE INDEX "_status_until_idx" ON "session_rules" USING btree ("_status","until");
  CREATE INDEX "_status_municipality_until_idx" ON "session_rules" USING btree ("_status","municipality_id","until");
  CREATE INDEX "_status_program_idx" ON "session_rules" USING btree ("_status","program_id");
  CREATE INDEX "_status_place_idx" ON "session_rules" USING btree ("_status","place_id");
  CREATE INDEX "_status_updatedAt_1_idx" ON "session_rules" USING btree ("_status","updated_at");
  CREATE INDEX "session_rules_texts_order_parent" ON "session_rules_texts" USING btree ("order","parent_id");
  CREATE INDEX "_session_rules_v_version_sports_order_idx" ON "_session_rules_v_version_sports" USING btree ("order");
  CREATE INDEX "_session_rules_v_version_sports_parent_idx" ON "_session_rules_v_version_sports" USING btree ("parent_id");
  CREATE INDEX "_session_rules_v_version_weekdays_order_idx" ON "_session_rules_v_version_weekdays" USING btree ("order");
  CREATE INDEX "_session_rules_v_version_weekdays_parent_idx" ON "_session_rules_v_version_weekdays" USING btree ("parent_id");
  CREATE INDEX "_session_rules_v_version_changes_order_idx" ON "_session_rules_v_version_changes" USING btree ("_order");
  CREATE INDEX "_session_rules_v_version_changes_parent_id_idx" ON "_session_rules_v_version_changes" USING btree ("_parent_id");
  CREATE INDEX "_session_rules_v_version_changes_place_idx" ON "_session_rules_v_version_changes" USING btree ("place_id");
  CREATE INDEX "_session_rules_v_parent_idx" ON "_session_rules_v" USING btree ("parent_id");
  CREATE INDEX "_session_rules_v_version_version_slug_idx" ON "_session_rules_v" USING btree ("version_slug");
  CREATE INDEX "_session_rules_v_version_version_program_idx" ON "_session_rules_v" USING btree ("version_program_id");
  CREATE INDEX "_session_rules_v_version_version_municipality_idx" ON "_session_rules_v" USING btree ("version_municipality_id");
  CREATE INDEX "_session_rules_v_version_version_place_idx" ON "_session_rules_v" USING btree ("version_place_id");
  CREATE INDEX "_session_rules_v_version_version_sample_idx" ON "_session_rules_v" USING btree ("version_sample");
  CREATE INDEX "_session_rules_v_version_version_updated_at_idx" ON "_session_rules_v" USING btree ("version_updated_at");
  CREATE INDEX "_session_rules_v_version_version_created_at_idx" ON "_session_rules_v" USING btree ("version_created_at");
  CREATE INDEX "_session_rules_v_version_version__status_idx" ON "_session_rules_v" USING btree ("version__status");
  CREATE INDEX "_session_rules_v_created_at_idx" ON "_session_rules_v" USING btree ("created_at");
  CREATE INDEX "_session_rules_v_updated_at_idx" ON "_session_rules_v" USING btree ("updated_at");
  CREATE INDEX "_session_rules_v_latest_idx" ON "_session_rules_v" USING btree ("latest");
  CREATE INDEX "version__status_version_until_idx" ON "_session_rules_v" USING btree ("version__status","version_until");
  CREATE INDEX "version__status_version_municipality_version_until_idx" ON "_session_rules_v" USING btree ("version__status","version_municipality_id","version_until");
  CREATE INDEX "version__status_version_program_idx" ON "_session_rules_v" USING btree ("version__status","version_program_id");
  CREATE INDEX "version__status_version_place_idx" ON "_session_rules_v" USING btree ("version__status","version_place_id");
  CREATE INDEX "version__status_version_updatedAt_1_idx" ON "_session_rules_v" USING btree ("version__status","version_updated_at");
  CREATE INDEX "_session_rules_v_texts_order_parent" ON "_session_rules_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "special_days_municipality_idx" ON "special_days" USING btree ("municipality_id");
  CREATE INDEX "special_days_sample_idx" ON "special_days" USING btree ("sample");
  CREATE INDEX "special_days_updated_at_idx" ON "special_days" USING btree ("updated_at");
  CREATE INDEX "special_days_created_at_idx" ON "special_days" USING btree ("created_at");
  CREATE INDEX "special_days__status_idx" ON "special_days" USING btree ("_status");
  CREATE INDEX "_special_days_v_parent_idx" ON "_special_days_v" USING btree ("parent_id");
  CREATE INDEX "_special_days_v_version_version_municipality_idx" ON "_special_days_v" USING btree ("version_municipality_id");
  CREATE INDEX "_special_days_v_version_version_sample_idx" ON "_special_days_v" USING btree ("version_sample");
  CREATE INDEX "_special_days_v_version_version_updated_at_idx" ON "_special_days_v" USING btree ("version_updated_at");
  CREATE INDEX "_special_days_v_version_version_created_at_idx" ON "_special_days_v" USING btree ("version_created_at");
  CREATE INDEX "_special_days_v_version_version__status_idx" ON "_special_days_v" USING btree ("version__status");
  CREATE INDEX "_special_days_v_created_at_idx" ON "_special_days_v" USING btree ("created_at");
  CREATE INDEX "_special_days_v_updated_at_idx" ON "_special_days_v" USING btree ("updated_at");
  CREATE INDEX "_special_days_v_latest_idx" ON "_special_days_v" USING btree ("latest");
  CREATE INDEX "places_opening_hours_weekdays_order_idx" ON "places_opening_hours_weekdays" USING btree ("order");
  CREATE INDEX "places_opening_hours_weekdays_parent_idx" ON "places_opening_hours_weekdays" USING btree ("parent_id");
  CREATE INDEX "places_opening_hours_order_idx" ON "places_opening_hours" USING btree ("_order");
  CREATE INDEX "places_opening_hours_parent_id_idx" ON "places_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "places_rels_order_idx" ON "places_rels" USING btree ("order");
  CREATE INDEX "places_rels_parent_idx" ON "places_rels" USING btree ("parent_id");
  CREATE INDEX "places_rels_path_idx" ON "places_rels" USING btree ("path");
  CREATE INDEX "places_rels_media_id_idx" ON "places_rels" USING btree ("media_id");
  CREATE INDEX "_places_v_version_opening_hours_weekdays_order_idx" ON "_places_v_version_opening_hours_weekdays" USING btree ("order");
  CREATE INDEX "_places_v_version_opening_hours_weekdays_parent_idx" ON "_places_v_version_opening_hours_weekdays" USING btree ("parent_id");
  CREATE INDEX "_places_v_version_opening_hours_order_idx" ON "_places_v_version_opening_hours" USING btree ("_order");
  CREATE INDEX "_places_v_version_opening_hours_parent_id_idx" ON "_places_v_version_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "_places_v_rels_order_idx" ON "_places_v_rels" USING btree ("order");
  CREATE INDEX "_places_v_rels_parent_idx" ON "_places_v_rels" USING btree ("parent_id");
  CREATE INDEX "_places_v_rels_path_idx" ON "_places_v_rels" USING btree ("path");
  CREATE INDEX "_places_v_rels_media_id_idx" ON "_places_v_rels" USING btree ("media_id");
  ALTER TABLE "events" ADD CONSTRAINT "events_venue_id_places_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_regulation_id_documents_id_fk" FOREIGN KEY ("regulation_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_venue_id_places_id_fk" FOREIGN KEY ("version_venue_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_regulation_id_documents_id_fk" FOREIGN KEY ("version_regulation_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_session_rules_fk" FOREIGN KEY ("session_rules_id") REFERENCES "public"."session_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_special_days_fk" FOREIGN KEY ("special_days_id") REFERENCES "public"."special_days"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_venue_idx" ON "events" USING btree ("venue_id");
  CREATE INDEX "events_regulation_idx" ON "events" USING btree ("regulation_id");
  CREATE INDEX "_status_venue_startsAt_title_idx" ON "events" USING btree ("_status","venue_id","starts_at","title");
  CREATE INDEX "_status_sport_startsAt_title_idx" ON "events" USING btree ("_status","sport","starts_at","title");
  CREATE INDEX "_events_v_version_version_venue_idx" ON "_events_v" USING btree ("version_venue_id");
  CREATE INDEX "_events_v_version_version_regulation_idx" ON "_events_v" USING btree ("version_regulation_id");
  CREATE INDEX "version__status_version_venue_version_startsAt_version_t_idx" ON "_events_v" USING btree ("version__status","version_venue_id","version_starts_at","version_title");
  CREATE INDEX "version__status_version_sport_version_startsAt_version_t_idx" ON "_events_v" USING btree ("version__status","version_sport","version_starts_at","version_title");
  CREATE INDEX "_status_municipality_name_idx" ON "places" USING btree ("_status","municipality_id","name");
  CREATE INDEX "_status_updatedAt_2_idx" ON "places" USING btree ("_status","updated_at");
  CREATE INDEX "version__status_version_municipality_version_name_idx" ON "_places_v" USING btree ("version__status","version_municipality_id","version_name");
  CREATE INDEX "version__status_version_updatedAt_2_idx" ON "_places_v" USING btree ("version__status","version_updated_at");
  CREATE INDEX "payload_locked_documents_rels_session_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("session_rules_id");
  CREATE INDEX "payload_locked_documents_rels_special_days_id_idx" ON "payload_locked_documents_rels" USING btree ("special_days_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "session_rules_sports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "session_rules_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "session_rules_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "session_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "session_rules_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_session_rules_v_version_sports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_session_rules_v_version_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_session_rules_v_version_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_session_rules_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_session_rules_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "special_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_special_days_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "places_opening_hours_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "places_opening_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "places_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_places_v_version_opening_hours_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_places_v_version_opening_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_places_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "session_rules_sports" CASCADE;
  DROP TABLE "session_rules_weekdays" CASCADE;
  DROP TABLE "session_rules_changes" CASCADE;
  DROP TABLE "session_rules" CASCADE;
  DROP TABLE "session_rules_texts" CASCADE;
  DROP TABLE "_session_rules_v_version_sports" CASCADE;
  DROP TABLE "_session_rules_v_version_weekdays" CASCADE;
  DROP TABLE "_session_rules_v_version_changes" CASCADE;
  DROP TABLE "_session_rules_v" CASCADE;
  DROP TABLE "_session_rules_v_texts" CASCADE;
  DROP TABLE "special_days" CASCADE;
  DROP TABLE "_special_days_v" CASCADE;
  DROP TABLE "places_opening_hours_weekdays" CASCADE;
  DROP TABLE "places_opening_hours" CASCADE;
  DROP TABLE "places_rels" CASCADE;
  DROP TABLE "_places_v_version_opening_hours_weekdays" CASCADE;
  DROP TABLE "_places_v_version_opening_hours" CASCADE;
  DROP TABLE "_places_v_rels" CASCADE;
  ALTER TABLE "events" DROP CONSTRAINT "events_venue_id_places_id_fk";
  
  ALTER TABLE "events" DROP CONSTRAINT "events_regulation_id_documents_id_fk";
  
  ALTER TABLE "_events_v" DROP CONSTRAINT "_events_v_version_venue_id_places_id_fk";
  
  ALTER TABLE "_events_v" DROP CONSTRAINT "_events_v_version_regulation_id_documents_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_session_rules_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_special_days_fk";
  
  DROP INDEX "events_venue_idx";
  DROP INDEX "events_regulation_idx";
  DROP INDEX "_status_venue_startsAt_title_idx";
  DROP INDEX "_status_sport_startsAt_title_idx";
  DROP INDEX "_events_v_version_version_venue_idx";
  DROP INDEX "_events_v_version_version_regulation_idx";
  DROP INDEX "version__status_version_venue_version_startsAt_version_t_idx";
  DROP INDEX "version__status_version_sport_version_startsAt_version_t_idx";
  DROP INDEX "_status_municipality_name_idx";
  DROP INDEX "_status_updatedAt_2_idx";
  DROP INDEX "version__status_version_municipality_version_name_idx";
  DROP INDEX "version__status_version_updatedAt_2_idx";
  DROP INDEX "payload_locked_documents_rels_session_rules_id_idx";
  DROP INDEX "payload_locked_documents_rels_special_days_id_idx";
  ALTER TABLE "events" DROP COLUMN "all_day";
  ALTER TABLE "events" DROP COLUMN "venue_id";
  ALTER TABLE "events" DROP COLUMN "min_age";
  ALTER TABLE "events" DROP COLUMN "max_age";
  ALTER TABLE "events" DROP COLUMN "price";
  ALTER TABLE "events" DROP COLUMN "accessible";
  ALTER TABLE "events" DROP COLUMN "registration";
  ALTER TABLE "events" DROP COLUMN "regulation_id";
  ALTER TABLE "events" DROP COLUMN "contact";
  ALTER TABLE "_events_v" DROP COLUMN "version_all_day";
  ALTER TABLE "_events_v" DROP COLUMN "version_venue_id";
  ALTER TABLE "_events_v" DROP COLUMN "version_min_age";
  ALTER TABLE "_events_v" DROP COLUMN "version_max_age";
  ALTER TABLE "_events_v" DROP COLUMN "version_price";
  ALTER TABLE "_events_v" DROP COLUMN "version_accessible";
  ALTER TABLE "_events_v" DROP COLUMN "version_registration";
  ALTER TABLE "_events_v" DROP COLUMN "version_regulation_id";
  ALTER TABLE "_events_v" DROP COLUMN "version_contact";
  ALTER TABLE "places" DROP COLUMN "phone";
  ALTER TABLE "places" DROP COLUMN "price";
  ALTER TABLE "places" DROP COLUMN "price_note";
  ALTER TABLE "places" DROP COLUMN "getting_there";
  ALTER TABLE "places" DROP COLUMN "latitude";
  ALTER TABLE "places" DROP COLUMN "longitude";
  ALTER TABLE "_places_v" DROP COLUMN "version_phone";
  ALTER TABLE "_places_v" DROP COLUMN "version_price";
  ALTER TABLE "_places_v" DROP COLUMN "version_price_note";
  ALTER TABLE "_places_v" DROP COLUMN "version_getting_there";
  ALTER TABLE "_places_v" DROP COLUMN "version_latitude";
  ALTER TABLE "_places_v" DROP COLUMN "version_longitude";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "session_rules_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "special_days_id";
  DROP TYPE "public"."enum_session_rules_sports";
  DROP TYPE "public"."enum_session_rules_weekdays";
  DROP TYPE "public"."enum_session_rules_changes_day_tz";
  DROP TYPE "public"."enum_session_rules_changes_kind";
  DROP TYPE "public"."enum_session_rules_changes_newday_tz";
  DROP TYPE "public"."enum_session_rules_rhythm";
  DROP TYPE "public"."enum_session_rules_month_week";
  DROP TYPE "public"."enum_session_rules_from_tz";
  DROP TYPE "public"."enum_session_rules_until_tz";
  DROP TYPE "public"."enum_session_rules_level";
  DROP TYPE "public"."enum_session_rules_status";
  DROP TYPE "public"."enum__session_rules_v_version_sports";
  DROP TYPE "public"."enum__session_rules_v_version_weekdays";
  DROP TYPE "public"."enum__session_rules_v_version_changes_day_tz";
  DROP TYPE "public"."enum__session_rules_v_version_changes_kind";
  DROP TYPE "public"."enum__session_rules_v_version_changes_newday_tz";
  DROP TYPE "public"."enum__session_rules_v_version_rhythm";
  DROP TYPE "public"."enum__session_rules_v_version_month_week";
  DROP TYPE "public"."enum__session_rules_v_version_from_tz";
  DROP TYPE "public"."enum__session_rules_v_version_until_tz";
  DROP TYPE "public"."enum__session_rules_v_version_level";
  DROP TYPE "public"."enum__session_rules_v_version_status";
  DROP TYPE "public"."enum_special_days_day_tz";
  DROP TYPE "public"."enum_special_days_kind";
  DROP TYPE "public"."enum_special_days_status";
  DROP TYPE "public"."enum__special_days_v_version_day_tz";
  DROP TYPE "public"."enum__special_days_v_version_kind";
  DROP TYPE "public"."enum__special_days_v_version_status";
  DROP TYPE "public"."enum_places_opening_hours_weekdays";
  DROP TYPE "public"."enum__places_v_version_opening_hours_weekdays";`)
}
