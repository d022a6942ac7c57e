import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_media_preparation_state" AS ENUM('esperando', 'preparando', 'pronta', 'falhou');
  CREATE TYPE "public"."enum_audit_notes_action" AS ENUM('publicou', 'alterou', 'retirou', 'lixeira', 'restaurou', 'apagou', 'consultou', 'conta', 'senha', 'entrou', 'bloqueio', 'sessao', 'fator');
  CREATE TYPE "public"."enum_home_next_events_until_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_home_featured_until_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_home_hero_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum__home_v_version_next_events_until_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__home_v_version_featured_until_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__home_v_version_hero_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum_site_band_kind" AS ENUM('aviso', 'emergencia');
  CREATE TYPE "public"."enum_site_band_from_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_site_band_until_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__site_band_v_version_kind" AS ENUM('aviso', 'emergencia');
  CREATE TYPE "public"."enum__site_band_v_version_from_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__site_band_v_version_until_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_live_stream_category" AS ENUM('futebol', 'basquete', 'volei', 'natacao', 'atletismo', 'paralimpicos', 'escolares');
  CREATE TYPE "public"."enum__live_stream_v_version_category" AS ENUM('futebol', 'basquete', 'volei', 'natacao', 'atletismo', 'paralimpicos', 'escolares');
  CREATE TYPE "public"."enum_electoral_period_from_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_electoral_period_until_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__electoral_period_v_version_from_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__electoral_period_v_version_until_tz" AS ENUM('America/Belem');
  ALTER TYPE "public"."enum_newsletter_editions_state" ADD VALUE 'agendada' BEFORE 'enviar';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'autor' BEFORE 'editor';
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"excerpt" varchar,
  	"body" jsonb,
  	"photo_id" integer,
  	"poster" "enum_pages_poster",
  	"internal_notes" varchar,
  	"last_editor" varchar,
  	"sample" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_excerpt" varchar,
  	"version_body" jsonb,
  	"version_photo_id" integer,
  	"version_poster" "enum__pages_v_version_poster",
  	"version_internal_notes" varchar,
  	"version_last_editor" varchar,
  	"version_sample" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"who" varchar NOT NULL,
  	"action" "enum_audit_notes_action" NOT NULL,
  	"what" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account_id" integer,
  	"secret" varchar NOT NULL,
  	"last_step" numeric NOT NULL,
  	"recovery" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_band" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"kind" "enum_site_band_kind" DEFAULT 'aviso' NOT NULL,
  	"link" varchar,
  	"from" timestamp(3) with time zone,
  	"from_tz" "enum_site_band_from_tz" DEFAULT 'America/Belem',
  	"until" timestamp(3) with time zone,
  	"until_tz" "enum_site_band_until_tz" DEFAULT 'America/Belem',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_band_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_text" varchar,
  	"version_kind" "enum__site_band_v_version_kind" DEFAULT 'aviso' NOT NULL,
  	"version_link" varchar,
  	"version_from" timestamp(3) with time zone,
  	"version_from_tz" "enum__site_band_v_version_from_tz" DEFAULT 'America/Belem',
  	"version_until" timestamp(3) with time zone,
  	"version_until_tz" "enum__site_band_v_version_until_tz" DEFAULT 'America/Belem',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "electoral_period" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"from_tz" "enum_electoral_period_from_tz" DEFAULT 'America/Belem',
  	"until" timestamp(3) with time zone,
  	"until_tz" "enum_electoral_period_until_tz" DEFAULT 'America/Belem',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_electoral_period_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_from" timestamp(3) with time zone,
  	"version_from_tz" "enum__electoral_period_v_version_from_tz" DEFAULT 'America/Belem',
  	"version_until" timestamp(3) with time zone,
  	"version_until_tz" "enum__electoral_period_v_version_until_tz" DEFAULT 'America/Belem',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "home_next_events" ALTER COLUMN "day" DROP NOT NULL;
  ALTER TABLE "home_next_events" ALTER COLUMN "month" DROP NOT NULL;
  ALTER TABLE "home_next_events" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "home_next_events" ALTER COLUMN "place" DROP NOT NULL;
  ALTER TABLE "home_featured" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "home_featured" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "home_featured" ALTER COLUMN "date" DROP NOT NULL;
  ALTER TABLE "home_featured" ALTER COLUMN "time" DROP NOT NULL;
  ALTER TABLE "home_featured" ALTER COLUMN "location" DROP NOT NULL;
  ALTER TABLE "home_featured" ALTER COLUMN "link" DROP NOT NULL;
  ALTER TABLE "_home_v_version_next_events" ALTER COLUMN "day" DROP NOT NULL;
  ALTER TABLE "_home_v_version_next_events" ALTER COLUMN "month" DROP NOT NULL;
  ALTER TABLE "_home_v_version_next_events" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_home_v_version_next_events" ALTER COLUMN "place" DROP NOT NULL;
  ALTER TABLE "_home_v_version_featured" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_home_v_version_featured" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "_home_v_version_featured" ALTER COLUMN "date" DROP NOT NULL;
  ALTER TABLE "_home_v_version_featured" ALTER COLUMN "time" DROP NOT NULL;
  ALTER TABLE "_home_v_version_featured" ALTER COLUMN "location" DROP NOT NULL;
  ALTER TABLE "_home_v_version_featured" ALTER COLUMN "link" DROP NOT NULL;
  ALTER TABLE "events" ADD COLUMN "imported_from" varchar;
  ALTER TABLE "events" ADD COLUMN "last_editor" varchar;
  ALTER TABLE "events" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_imported_from" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_last_editor" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "news" ADD COLUMN "last_editor" varchar;
  ALTER TABLE "news" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_news_v" ADD COLUMN "version_last_editor" varchar;
  ALTER TABLE "_news_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_news_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "programs" ADD COLUMN "last_editor" varchar;
  ALTER TABLE "programs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_programs_v" ADD COLUMN "version_last_editor" varchar;
  ALTER TABLE "_programs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_programs_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "services" ADD COLUMN "last_editor" varchar;
  ALTER TABLE "services" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_services_v" ADD COLUMN "version_last_editor" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_services_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "session_rules" ADD COLUMN "last_editor" varchar;
  ALTER TABLE "session_rules" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_session_rules_v" ADD COLUMN "version_last_editor" varchar;
  ALTER TABLE "_session_rules_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_session_rules_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "special_days" ADD COLUMN "last_editor" varchar;
  ALTER TABLE "special_days" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_special_days_v" ADD COLUMN "version_last_editor" varchar;
  ALTER TABLE "_special_days_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_special_days_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "places" ADD COLUMN "last_editor" varchar;
  ALTER TABLE "places" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_places_v" ADD COLUMN "version_last_editor" varchar;
  ALTER TABLE "_places_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_places_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "athletes" ADD COLUMN "last_editor" varchar;
  ALTER TABLE "athletes" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_athletes_v" ADD COLUMN "version_last_editor" varchar;
  ALTER TABLE "_athletes_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_athletes_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "upcoming_broadcasts" ADD COLUMN "video_id" varchar;
  ALTER TABLE "upcoming_broadcasts" ADD COLUMN "last_editor" varchar;
  ALTER TABLE "upcoming_broadcasts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_upcoming_broadcasts_v" ADD COLUMN "version_video_id" varchar;
  ALTER TABLE "_upcoming_broadcasts_v" ADD COLUMN "version_last_editor" varchar;
  ALTER TABLE "_upcoming_broadcasts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_upcoming_broadcasts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "recorded_broadcasts" ADD COLUMN "last_editor" varchar;
  ALTER TABLE "recorded_broadcasts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_recorded_broadcasts_v" ADD COLUMN "version_last_editor" varchar;
  ALTER TABLE "_recorded_broadcasts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_recorded_broadcasts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "competitions" ADD COLUMN "last_editor" varchar;
  ALTER TABLE "competitions" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_competitions_v" ADD COLUMN "version_last_editor" varchar;
  ALTER TABLE "_competitions_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_competitions_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "teams" ADD COLUMN "last_editor" varchar;
  ALTER TABLE "teams" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_teams_v" ADD COLUMN "version_last_editor" varchar;
  ALTER TABLE "_teams_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_teams_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "matches" ADD COLUMN "last_editor" varchar;
  ALTER TABLE "matches" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_matches_v" ADD COLUMN "version_last_editor" varchar;
  ALTER TABLE "_matches_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_matches_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "heats" ADD COLUMN "last_editor" varchar;
  ALTER TABLE "heats" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_heats_v" ADD COLUMN "version_last_editor" varchar;
  ALTER TABLE "_heats_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_heats_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "state_records" ADD COLUMN "last_editor" varchar;
  ALTER TABLE "state_records" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_state_records_v" ADD COLUMN "version_last_editor" varchar;
  ALTER TABLE "_state_records_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_state_records_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "legislation" ADD COLUMN "last_editor" varchar;
  ALTER TABLE "legislation" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_legislation_v" ADD COLUMN "version_last_editor" varchar;
  ALTER TABLE "_legislation_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_legislation_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "transparency_records" ADD COLUMN "last_editor" varchar;
  ALTER TABLE "transparency_records" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_transparency_records_v" ADD COLUMN "version_last_editor" varchar;
  ALTER TABLE "_transparency_records_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_transparency_records_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "team_members" ADD COLUMN "last_editor" varchar;
  ALTER TABLE "team_members" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_last_editor" varchar;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_team_members_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "social_posts" ADD COLUMN "last_editor" varchar;
  ALTER TABLE "social_posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_social_posts_v" ADD COLUMN "version_last_editor" varchar;
  ALTER TABLE "_social_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_social_posts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "media" ADD COLUMN "preparation_state" "enum_media_preparation_state" DEFAULT 'pronta';
  ALTER TABLE "media" ADD COLUMN "preparation_done" numeric DEFAULT 0;
  ALTER TABLE "media" ADD COLUMN "preparation_of" numeric DEFAULT 0;
  ALTER TABLE "media" ADD COLUMN "preparation_attempts" numeric DEFAULT 0;
  ALTER TABLE "media" ADD COLUMN "preparation_reason" varchar;
  ALTER TABLE "media" ADD COLUMN "preparation_due_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "preparation_claim" varchar;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "documents" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "newsletter_editions" ADD COLUMN "items" jsonb;
  ALTER TABLE "newsletter_editions" ADD COLUMN "send_at" timestamp(3) with time zone;
  ALTER TABLE "outgoing_mails" ADD COLUMN "edition" numeric;
  ALTER TABLE "users_sessions" ADD COLUMN "device" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_notes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "second_factors_id" integer;
  ALTER TABLE "home_next_events" ADD COLUMN "until" timestamp(3) with time zone;
  ALTER TABLE "home_next_events" ADD COLUMN "until_tz" "enum_home_next_events_until_tz" DEFAULT 'America/Belem';
  ALTER TABLE "home_featured" ADD COLUMN "until" timestamp(3) with time zone;
  ALTER TABLE "home_featured" ADD COLUMN "until_tz" "enum_home_featured_until_tz" DEFAULT 'America/Belem';
  ALTER TABLE "home" ADD COLUMN "hero_title" varchar;
  ALTER TABLE "home" ADD COLUMN "hero_lead" varchar;
  ALTER TABLE "home" ADD COLUMN "hero_poster" "enum_home_hero_poster";
  ALTER TABLE "home" ADD COLUMN "pin_next_events" boolean DEFAULT false;
  UPDATE "home" SET "pin_next_events" = true;
  ALTER TABLE "home_rels" ADD COLUMN "events_id" integer;
  ALTER TABLE "home_rels" ADD COLUMN "news_id" integer;
  ALTER TABLE "home_rels" ADD COLUMN "programs_id" integer;
  ALTER TABLE "home_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "home_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "_home_v_version_next_events" ADD COLUMN "until" timestamp(3) with time zone;
  ALTER TABLE "_home_v_version_next_events" ADD COLUMN "until_tz" "enum__home_v_version_next_events_until_tz" DEFAULT 'America/Belem';
  ALTER TABLE "_home_v_version_featured" ADD COLUMN "until" timestamp(3) with time zone;
  ALTER TABLE "_home_v_version_featured" ADD COLUMN "until_tz" "enum__home_v_version_featured_until_tz" DEFAULT 'America/Belem';
  ALTER TABLE "_home_v" ADD COLUMN "version_hero_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_hero_lead" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_hero_poster" "enum__home_v_version_hero_poster";
  ALTER TABLE "_home_v" ADD COLUMN "version_pin_next_events" boolean DEFAULT false;
  ALTER TABLE "_home_v_rels" ADD COLUMN "events_id" integer;
  ALTER TABLE "_home_v_rels" ADD COLUMN "news_id" integer;
  ALTER TABLE "_home_v_rels" ADD COLUMN "programs_id" integer;
  ALTER TABLE "_home_v_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "_home_v_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "live_stream" ADD COLUMN "category" "enum_live_stream_category";
  ALTER TABLE "live_stream" ADD COLUMN "started_at" timestamp(3) with time zone;
  ALTER TABLE "live_stream" ADD COLUMN "announced" numeric;
  ALTER TABLE "_live_stream_v" ADD COLUMN "version_category" "enum__live_stream_v_version_category";
  ALTER TABLE "_live_stream_v" ADD COLUMN "version_started_at" timestamp(3) with time zone;
  ALTER TABLE "_live_stream_v" ADD COLUMN "version_announced" numeric;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_photo_idx" ON "pages" USING btree ("photo_id");
  CREATE INDEX "pages_sample_idx" ON "pages" USING btree ("sample");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_status_title_idx" ON "pages" USING btree ("_status","title");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_photo_idx" ON "_pages_v" USING btree ("version_photo_id");
  CREATE INDEX "_pages_v_version_version_sample_idx" ON "_pages_v" USING btree ("version_sample");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "version__status_version_title_idx" ON "_pages_v" USING btree ("version__status","version_title");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "audit_notes_action_idx" ON "audit_notes" USING btree ("action");
  CREATE INDEX "audit_notes_updated_at_idx" ON "audit_notes" USING btree ("updated_at");
  CREATE INDEX "audit_notes_created_at_idx" ON "audit_notes" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account_id");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "site_band_from_idx" ON "site_band" USING btree ("from");
  CREATE INDEX "site_band_until_idx" ON "site_band" USING btree ("until");
  CREATE INDEX "_site_band_v_version_version_from_idx" ON "_site_band_v" USING btree ("version_from");
  CREATE INDEX "_site_band_v_version_version_until_idx" ON "_site_band_v" USING btree ("version_until");
  CREATE INDEX "_site_band_v_created_at_idx" ON "_site_band_v" USING btree ("created_at");
  CREATE INDEX "_site_band_v_updated_at_idx" ON "_site_band_v" USING btree ("updated_at");
  CREATE INDEX "electoral_period_from_idx" ON "electoral_period" USING btree ("from");
  CREATE INDEX "electoral_period_until_idx" ON "electoral_period" USING btree ("until");
  CREATE INDEX "_electoral_period_v_version_version_from_idx" ON "_electoral_period_v" USING btree ("version_from");
  CREATE INDEX "_electoral_period_v_version_version_until_idx" ON "_electoral_period_v" USING btree ("version_until");
  CREATE INDEX "_electoral_period_v_created_at_idx" ON "_electoral_period_v" USING btree ("created_at");
  CREATE INDEX "_electoral_period_v_updated_at_idx" ON "_electoral_period_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_notes_fk" FOREIGN KEY ("audit_notes_id") REFERENCES "public"."audit_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_second_factors_fk" FOREIGN KEY ("second_factors_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_programs_fk" FOREIGN KEY ("programs_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_programs_fk" FOREIGN KEY ("programs_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_imported_from_idx" ON "events" USING btree ("imported_from");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "_events_v_version_version_imported_from_idx" ON "_events_v" USING btree ("version_imported_from");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "_events_v_autosave_idx" ON "_events_v" USING btree ("autosave");
  CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE INDEX "programs_deleted_at_idx" ON "programs" USING btree ("deleted_at");
  CREATE INDEX "_programs_v_version_version_deleted_at_idx" ON "_programs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_programs_v_autosave_idx" ON "_programs_v" USING btree ("autosave");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "session_rules_deleted_at_idx" ON "session_rules" USING btree ("deleted_at");
  CREATE INDEX "_session_rules_v_version_version_deleted_at_idx" ON "_session_rules_v" USING btree ("version_deleted_at");
  CREATE INDEX "_session_rules_v_autosave_idx" ON "_session_rules_v" USING btree ("autosave");
  CREATE INDEX "special_days_deleted_at_idx" ON "special_days" USING btree ("deleted_at");
  CREATE INDEX "_special_days_v_version_version_deleted_at_idx" ON "_special_days_v" USING btree ("version_deleted_at");
  CREATE INDEX "_special_days_v_autosave_idx" ON "_special_days_v" USING btree ("autosave");
  CREATE INDEX "places_deleted_at_idx" ON "places" USING btree ("deleted_at");
  CREATE INDEX "_places_v_version_version_deleted_at_idx" ON "_places_v" USING btree ("version_deleted_at");
  CREATE INDEX "_places_v_autosave_idx" ON "_places_v" USING btree ("autosave");
  CREATE INDEX "athletes_deleted_at_idx" ON "athletes" USING btree ("deleted_at");
  CREATE INDEX "_athletes_v_version_version_deleted_at_idx" ON "_athletes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_athletes_v_autosave_idx" ON "_athletes_v" USING btree ("autosave");
  CREATE INDEX "upcoming_broadcasts_deleted_at_idx" ON "upcoming_broadcasts" USING btree ("deleted_at");
  CREATE INDEX "_upcoming_broadcasts_v_version_version_deleted_at_idx" ON "_upcoming_broadcasts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_upcoming_broadcasts_v_autosave_idx" ON "_upcoming_broadcasts_v" USING btree ("autosave");
  CREATE INDEX "recorded_broadcasts_deleted_at_idx" ON "recorded_broadcasts" USING btree ("deleted_at");
  CREATE INDEX "_recorded_broadcasts_v_version_version_deleted_at_idx" ON "_recorded_broadcasts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_recorded_broadcasts_v_autosave_idx" ON "_recorded_broadcasts_v" USING btree ("autosave");
  CREATE INDEX "competitions_deleted_at_idx" ON "competitions" USING btree ("deleted_at");
  CREATE INDEX "_competitions_v_version_version_deleted_at_idx" ON "_competitions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_competitions_v_autosave_idx" ON "_competitions_v" USING btree ("autosave");
  CREATE INDEX "teams_deleted_at_idx" ON "teams" USING btree ("deleted_at");
  CREATE INDEX "_teams_v_version_version_deleted_at_idx" ON "_teams_v" USING btree ("version_deleted_at");
  CREATE INDEX "_teams_v_autosave_idx" ON "_teams_v" USING btree ("autosave");
  CREATE INDEX "matches_deleted_at_idx" ON "matches" USING btree ("deleted_at");
  CREATE INDEX "_matches_v_version_version_deleted_at_idx" ON "_matches_v" USING btree ("version_deleted_at");
  CREATE INDEX "_matches_v_autosave_idx" ON "_matches_v" USING btree ("autosave");
  CREATE INDEX "heats_deleted_at_idx" ON "heats" USING btree ("deleted_at");
  CREATE INDEX "_heats_v_version_version_deleted_at_idx" ON "_heats_v" USING btree ("version_deleted_at");
  CREATE INDEX "_heats_v_autosave_idx" ON "_heats_v" USING btree ("autosave");
  CREATE INDEX "state_records_deleted_at_idx" ON "state_records" USING btree ("deleted_at");
  CREATE INDEX "_state_records_v_version_version_deleted_at_idx" ON "_state_records_v" USING btree ("version_deleted_at");
  CREATE INDEX "_state_records_v_autosave_idx" ON "_state_records_v" USING btree ("autosave");
  CREATE INDEX "legislation_deleted_at_idx" ON "legislation" USING btree ("deleted_at");
  CREATE INDEX "_legislation_v_version_version_deleted_at_idx" ON "_legislation_v" USING btree ("version_deleted_at");
  CREATE INDEX "_legislation_v_autosave_idx" ON "_legislation_v" USING btree ("autosave");
  CREATE INDEX "transparency_records_deleted_at_idx" ON "transparency_records" USING btree ("deleted_at");
  CREATE INDEX "_transparency_records_v_version_version_deleted_at_idx" ON "_transparency_records_v" USING btree ("version_deleted_at");
  CREATE INDEX "_transparency_records_v_autosave_idx" ON "_transparency_records_v" USING btree ("autosave");
  CREATE INDEX "team_members_deleted_at_idx" ON "team_members" USING btree ("deleted_at");
  CREATE INDEX "_team_members_v_version_version_deleted_at_idx" ON "_team_members_v" USING btree ("version_deleted_at");
  CREATE INDEX "_team_members_v_autosave_idx" ON "_team_members_v" USING btree ("autosave");
  CREATE INDEX "social_posts_deleted_at_idx" ON "social_posts" USING btree ("deleted_at");
  CREATE INDEX "_social_posts_v_version_version_deleted_at_idx" ON "_social_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_social_posts_v_autosave_idx" ON "_social_posts_v" USING btree ("autosave");
  CREATE INDEX "media_preparation_preparation_state_idx" ON "media" USING btree ("preparation_state");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "documents_deleted_at_idx" ON "documents" USING btree ("deleted_at");
  CREATE INDEX "newsletter_editions_send_at_idx" ON "newsletter_editions" USING btree ("send_at");
  CREATE INDEX "outgoing_mails_edition_idx" ON "outgoing_mails" USING btree ("edition");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_audit_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_notes_id");
  CREATE INDEX "payload_locked_documents_rels_second_factors_id_idx" ON "payload_locked_documents_rels" USING btree ("second_factors_id");
  CREATE INDEX "home_next_events_until_idx" ON "home_next_events" USING btree ("until");
  CREATE INDEX "home_featured_until_idx" ON "home_featured" USING btree ("until");
  CREATE INDEX "home_rels_events_id_idx" ON "home_rels" USING btree ("events_id");
  CREATE INDEX "home_rels_news_id_idx" ON "home_rels" USING btree ("news_id");
  CREATE INDEX "home_rels_programs_id_idx" ON "home_rels" USING btree ("programs_id");
  CREATE INDEX "home_rels_services_id_idx" ON "home_rels" USING btree ("services_id");
  CREATE INDEX "home_rels_pages_id_idx" ON "home_rels" USING btree ("pages_id");
  CREATE INDEX "_home_v_version_next_events_until_idx" ON "_home_v_version_next_events" USING btree ("until");
  CREATE INDEX "_home_v_version_featured_until_idx" ON "_home_v_version_featured" USING btree ("until");
  CREATE INDEX "_home_v_rels_events_id_idx" ON "_home_v_rels" USING btree ("events_id");
  CREATE INDEX "_home_v_rels_news_id_idx" ON "_home_v_rels" USING btree ("news_id");
  CREATE INDEX "_home_v_rels_programs_id_idx" ON "_home_v_rels" USING btree ("programs_id");
  CREATE INDEX "_home_v_rels_services_id_idx" ON "_home_v_rels" USING btree ("services_id");
  CREATE INDEX "_home_v_rels_pages_id_idx" ON "_home_v_rels" USING btree ("pages_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_band" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_band_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "electoral_period" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_electoral_period_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "audit_notes" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "site_band" CASCADE;
  DROP TABLE "_site_band_v" CASCADE;
  DROP TABLE "electoral_period" CASCADE;
  DROP TABLE "_electoral_period_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_notes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_second_factors_fk";
  
  ALTER TABLE "home_rels" DROP CONSTRAINT "home_rels_events_fk";
  
  ALTER TABLE "home_rels" DROP CONSTRAINT "home_rels_news_fk";
  
  ALTER TABLE "home_rels" DROP CONSTRAINT "home_rels_programs_fk";
  
  ALTER TABLE "home_rels" DROP CONSTRAINT "home_rels_services_fk";
  
  ALTER TABLE "home_rels" DROP CONSTRAINT "home_rels_pages_fk";
  
  ALTER TABLE "_home_v_rels" DROP CONSTRAINT "_home_v_rels_events_fk";
  
  ALTER TABLE "_home_v_rels" DROP CONSTRAINT "_home_v_rels_news_fk";
  
  ALTER TABLE "_home_v_rels" DROP CONSTRAINT "_home_v_rels_programs_fk";
  
  ALTER TABLE "_home_v_rels" DROP CONSTRAINT "_home_v_rels_services_fk";
  
  ALTER TABLE "_home_v_rels" DROP CONSTRAINT "_home_v_rels_pages_fk";
  
  ALTER TABLE "newsletter_editions" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "newsletter_editions" ALTER COLUMN "state" SET DEFAULT 'rascunho'::text;
  DROP TYPE "public"."enum_newsletter_editions_state";
  CREATE TYPE "public"."enum_newsletter_editions_state" AS ENUM('rascunho', 'enviar', 'enviada');
  ALTER TABLE "newsletter_editions" ALTER COLUMN "state" SET DEFAULT 'rascunho'::"public"."enum_newsletter_editions_state";
  ALTER TABLE "newsletter_editions" ALTER COLUMN "state" SET DATA TYPE "public"."enum_newsletter_editions_state" USING "state"::"public"."enum_newsletter_editions_state";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('editor', 'atendimento', 'inscricoes', 'admin');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "events_imported_from_idx";
  DROP INDEX "events_deleted_at_idx";
  DROP INDEX "_events_v_version_version_imported_from_idx";
  DROP INDEX "_events_v_version_version_deleted_at_idx";
  DROP INDEX "_events_v_autosave_idx";
  DROP INDEX "news_deleted_at_idx";
  DROP INDEX "_news_v_version_version_deleted_at_idx";
  DROP INDEX "_news_v_autosave_idx";
  DROP INDEX "programs_deleted_at_idx";
  DROP INDEX "_programs_v_version_version_deleted_at_idx";
  DROP INDEX "_programs_v_autosave_idx";
  DROP INDEX "services_deleted_at_idx";
  DROP INDEX "_services_v_version_version_deleted_at_idx";
  DROP INDEX "_services_v_autosave_idx";
  DROP INDEX "session_rules_deleted_at_idx";
  DROP INDEX "_session_rules_v_version_version_deleted_at_idx";
  DROP INDEX "_session_rules_v_autosave_idx";
  DROP INDEX "special_days_deleted_at_idx";
  DROP INDEX "_special_days_v_version_version_deleted_at_idx";
  DROP INDEX "_special_days_v_autosave_idx";
  DROP INDEX "places_deleted_at_idx";
  DROP INDEX "_places_v_version_version_deleted_at_idx";
  DROP INDEX "_places_v_autosave_idx";
  DROP INDEX "athletes_deleted_at_idx";
  DROP INDEX "_athletes_v_version_version_deleted_at_idx";
  DROP INDEX "_athletes_v_autosave_idx";
  DROP INDEX "upcoming_broadcasts_deleted_at_idx";
  DROP INDEX "_upcoming_broadcasts_v_version_version_deleted_at_idx";
  DROP INDEX "_upcoming_broadcasts_v_autosave_idx";
  DROP INDEX "recorded_broadcasts_deleted_at_idx";
  DROP INDEX "_recorded_broadcasts_v_version_version_deleted_at_idx";
  DROP INDEX "_recorded_broadcasts_v_autosave_idx";
  DROP INDEX "competitions_deleted_at_idx";
  DROP INDEX "_competitions_v_version_version_deleted_at_idx";
  DROP INDEX "_competitions_v_autosave_idx";
  DROP INDEX "teams_deleted_at_idx";
  DROP INDEX "_teams_v_version_version_deleted_at_idx";
  DROP INDEX "_teams_v_autosave_idx";
  DROP INDEX "matches_deleted_at_idx";
  DROP INDEX "_matches_v_version_version_deleted_at_idx";
  DROP INDEX "_matches_v_autosave_idx";
  DROP INDEX "heats_deleted_at_idx";
  DROP INDEX "_heats_v_version_version_deleted_at_idx";
  DROP INDEX "_heats_v_autosave_idx";
  DROP INDEX "state_records_deleted_at_idx";
  DROP INDEX "_state_records_v_version_version_deleted_at_idx";
  DROP INDEX "_state_records_v_autosave_idx";
  DROP INDEX "legislation_deleted_at_idx";
  DROP INDEX "_legislation_v_version_version_deleted_at_idx";
  DROP INDEX "_legislation_v_autosave_idx";
  DROP INDEX "transparency_records_deleted_at_idx";
  DROP INDEX "_transparency_records_v_version_version_deleted_at_idx";
  DROP INDEX "_transparency_records_v_autosave_idx";
  DROP INDEX "team_members_deleted_at_idx";
  DROP INDEX "_team_members_v_version_version_deleted_at_idx";
  DROP INDEX "_team_members_v_autosave_idx";
  DROP INDEX "social_posts_deleted_at_idx";
  DROP INDEX "_social_posts_v_version_version_deleted_at_idx";
  DROP INDEX "_social_posts_v_autosave_idx";
  DROP INDEX "media_preparation_preparation_state_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "documents_deleted_at_idx";
  DROP INDEX "newsletter_editions_send_at_idx";
  DROP INDEX "outgoing_mails_edition_idx";
  DROP INDEX "payload_locked_documents_rels_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "payload_locked_documents_rels_audit_notes_id_idx";
  DROP INDEX "payload_locked_documents_rels_second_factors_id_idx";
  DROP INDEX "home_next_events_until_idx";
  DROP INDEX "home_featured_until_idx";
  DROP INDEX "home_rels_events_id_idx";
  DROP INDEX "home_rels_news_id_idx";
  DROP INDEX "home_rels_programs_id_idx";
  DROP INDEX "home_rels_services_id_idx";
  DROP INDEX "home_rels_pages_id_idx";
  DROP INDEX "_home_v_version_next_events_until_idx";
  DROP INDEX "_home_v_version_featured_until_idx";
  DROP INDEX "_home_v_rels_events_id_idx";
  DROP INDEX "_home_v_rels_news_id_idx";
  DROP INDEX "_home_v_rels_programs_id_idx";
  DROP INDEX "_home_v_rels_services_id_idx";
  DROP INDEX "_home_v_rels_pages_id_idx";
  ALTER TABLE "home_next_events" ALTER COLUMN "day" SET NOT NULL;
  ALTER TABLE "home_next_events" ALTER COLUMN "month" SET NOT NULL;
  ALTER TABLE "home_next_events" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "home_next_events" ALTER COLUMN "place" SET NOT NULL;
  ALTER TABLE "home_featured" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "home_featured" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "home_featured" ALTER COLUMN "date" SET NOT NULL;
  ALTER TABLE "home_featured" ALTER COLUMN "time" SET NOT NULL;
  ALTER TABLE "home_featured" ALTER COLUMN "location" SET NOT NULL;
  ALTER TABLE "home_featured" ALTER COLUMN "link" SET NOT NULL;
  ALTER TABLE "_home_v_version_next_events" ALTER COLUMN "day" SET NOT NULL;
  ALTER TABLE "_home_v_version_next_events" ALTER COLUMN "month" SET NOT NULL;
  ALTER TABLE "_home_v_version_next_events" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_home_v_version_next_events" ALTER COLUMN "place" SET NOT NULL;
  ALTER TABLE "_home_v_version_featured" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_home_v_version_featured" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "_home_v_version_featured" ALTER COLUMN "date" SET NOT NULL;
  ALTER TABLE "_home_v_version_featured" ALTER COLUMN "time" SET NOT NULL;
  ALTER TABLE "_home_v_version_featured" ALTER COLUMN "location" SET NOT NULL;
  ALTER TABLE "_home_v_version_featured" ALTER COLUMN "link" SET NOT NULL;
  ALTER TABLE "events" DROP COLUMN "imported_from";
  ALTER TABLE "events" DROP COLUMN "last_editor";
  ALTER TABLE "events" DROP COLUMN "deleted_at";
  ALTER TABLE "_events_v" DROP COLUMN "version_imported_from";
  ALTER TABLE "_events_v" DROP COLUMN "version_last_editor";
  ALTER TABLE "_events_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_events_v" DROP COLUMN "autosave";
  ALTER TABLE "news" DROP COLUMN "last_editor";
  ALTER TABLE "news" DROP COLUMN "deleted_at";
  ALTER TABLE "_news_v" DROP COLUMN "version_last_editor";
  ALTER TABLE "_news_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_news_v" DROP COLUMN "autosave";
  ALTER TABLE "programs" DROP COLUMN "last_editor";
  ALTER TABLE "programs" DROP COLUMN "deleted_at";
  ALTER TABLE "_programs_v" DROP COLUMN "version_last_editor";
  ALTER TABLE "_programs_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_programs_v" DROP COLUMN "autosave";
  ALTER TABLE "services" DROP COLUMN "last_editor";
  ALTER TABLE "services" DROP COLUMN "deleted_at";
  ALTER TABLE "_services_v" DROP COLUMN "version_last_editor";
  ALTER TABLE "_services_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_services_v" DROP COLUMN "autosave";
  ALTER TABLE "session_rules" DROP COLUMN "last_editor";
  ALTER TABLE "session_rules" DROP COLUMN "deleted_at";
  ALTER TABLE "_session_rules_v" DROP COLUMN "version_last_editor";
  ALTER TABLE "_session_rules_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_session_rules_v" DROP COLUMN "autosave";
  ALTER TABLE "special_days" DROP COLUMN "last_editor";
  ALTER TABLE "special_days" DROP COLUMN "deleted_at";
  ALTER TABLE "_special_days_v" DROP COLUMN "version_last_editor";
  ALTER TABLE "_special_days_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_special_days_v" DROP COLUMN "autosave";
  ALTER TABLE "places" DROP COLUMN "last_editor";
  ALTER TABLE "places" DROP COLUMN "deleted_at";
  ALTER TABLE "_places_v" DROP COLUMN "version_last_editor";
  ALTER TABLE "_places_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_places_v" DROP COLUMN "autosave";
  ALTER TABLE "athletes" DROP COLUMN "last_editor";
  ALTER TABLE "athletes" DROP COLUMN "deleted_at";
  ALTER TABLE "_athletes_v" DROP COLUMN "version_last_editor";
  ALTER TABLE "_athletes_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_athletes_v" DROP COLUMN "autosave";
  ALTER TABLE "upcoming_broadcasts" DROP COLUMN "video_id";
  ALTER TABLE "upcoming_broadcasts" DROP COLUMN "last_editor";
  ALTER TABLE "upcoming_broadcasts" DROP COLUMN "deleted_at";
  ALTER TABLE "_upcoming_broadcasts_v" DROP COLUMN "version_video_id";
  ALTER TABLE "_upcoming_broadcasts_v" DROP COLUMN "version_last_editor";
  ALTER TABLE "_upcoming_broadcasts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_upcoming_broadcasts_v" DROP COLUMN "autosave";
  ALTER TABLE "recorded_broadcasts" DROP COLUMN "last_editor";
  ALTER TABLE "recorded_broadcasts" DROP COLUMN "deleted_at";
  ALTER TABLE "_recorded_broadcasts_v" DROP COLUMN "version_last_editor";
  ALTER TABLE "_recorded_broadcasts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_recorded_broadcasts_v" DROP COLUMN "autosave";
  ALTER TABLE "competitions" DROP COLUMN "last_editor";
  ALTER TABLE "competitions" DROP COLUMN "deleted_at";
  ALTER TABLE "_competitions_v" DROP COLUMN "version_last_editor";
  ALTER TABLE "_competitions_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_competitions_v" DROP COLUMN "autosave";
  ALTER TABLE "teams" DROP COLUMN "last_editor";
  ALTER TABLE "teams" DROP COLUMN "deleted_at";
  ALTER TABLE "_teams_v" DROP COLUMN "version_last_editor";
  ALTER TABLE "_teams_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_teams_v" DROP COLUMN "autosave";
  ALTER TABLE "matches" DROP COLUMN "last_editor";
  ALTER TABLE "matches" DROP COLUMN "deleted_at";
  ALTER TABLE "_matches_v" DROP COLUMN "version_last_editor";
  ALTER TABLE "_matches_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_matches_v" DROP COLUMN "autosave";
  ALTER TABLE "heats" DROP COLUMN "last_editor";
  ALTER TABLE "heats" DROP COLUMN "deleted_at";
  ALTER TABLE "_heats_v" DROP COLUMN "version_last_editor";
  ALTER TABLE "_heats_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_heats_v" DROP COLUMN "autosave";
  ALTER TABLE "state_records" DROP COLUMN "last_editor";
  ALTER TABLE "state_records" DROP COLUMN "deleted_at";
  ALTER TABLE "_state_records_v" DROP COLUMN "version_last_editor";
  ALTER TABLE "_state_records_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_state_records_v" DROP COLUMN "autosave";
  ALTER TABLE "legislation" DROP COLUMN "last_editor";
  ALTER TABLE "legislation" DROP COLUMN "deleted_at";
  ALTER TABLE "_legislation_v" DROP COLUMN "version_last_editor";
  ALTER TABLE "_legislation_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_legislation_v" DROP COLUMN "autosave";
  ALTER TABLE "transparency_records" DROP COLUMN "last_editor";
  ALTER TABLE "transparency_records" DROP COLUMN "deleted_at";
  ALTER TABLE "_transparency_records_v" DROP COLUMN "version_last_editor";
  ALTER TABLE "_transparency_records_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_transparency_records_v" DROP COLUMN "autosave";
  ALTER TABLE "team_members" DROP COLUMN "last_editor";
  ALTER TABLE "team_members" DROP COLUMN "deleted_at";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_last_editor";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_team_members_v" DROP COLUMN "autosave";
  ALTER TABLE "social_posts" DROP COLUMN "last_editor";
  ALTER TABLE "social_posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_social_posts_v" DROP COLUMN "version_last_editor";
  ALTER TABLE "_social_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_social_posts_v" DROP COLUMN "autosave";
  ALTER TABLE "media" DROP COLUMN "preparation_state";
  ALTER TABLE "media" DROP COLUMN "preparation_done";
  ALTER TABLE "media" DROP COLUMN "preparation_of";
  ALTER TABLE "media" DROP COLUMN "preparation_attempts";
  ALTER TABLE "media" DROP COLUMN "preparation_reason";
  ALTER TABLE "media" DROP COLUMN "preparation_due_at";
  ALTER TABLE "media" DROP COLUMN "preparation_claim";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "documents" DROP COLUMN "deleted_at";
  ALTER TABLE "newsletter_editions" DROP COLUMN "items";
  ALTER TABLE "newsletter_editions" DROP COLUMN "send_at";
  ALTER TABLE "outgoing_mails" DROP COLUMN "edition";
  ALTER TABLE "users_sessions" DROP COLUMN "device";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_notes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "second_factors_id";
  ALTER TABLE "home_next_events" DROP COLUMN "until";
  ALTER TABLE "home_next_events" DROP COLUMN "until_tz";
  ALTER TABLE "home_featured" DROP COLUMN "until";
  ALTER TABLE "home_featured" DROP COLUMN "until_tz";
  ALTER TABLE "home" DROP COLUMN "hero_title";
  ALTER TABLE "home" DROP COLUMN "hero_lead";
  ALTER TABLE "home" DROP COLUMN "hero_poster";
  ALTER TABLE "home" DROP COLUMN "pin_next_events";
  ALTER TABLE "home_rels" DROP COLUMN "events_id";
  ALTER TABLE "home_rels" DROP COLUMN "news_id";
  ALTER TABLE "home_rels" DROP COLUMN "programs_id";
  ALTER TABLE "home_rels" DROP COLUMN "services_id";
  ALTER TABLE "home_rels" DROP COLUMN "pages_id";
  ALTER TABLE "_home_v_version_next_events" DROP COLUMN "until";
  ALTER TABLE "_home_v_version_next_events" DROP COLUMN "until_tz";
  ALTER TABLE "_home_v_version_featured" DROP COLUMN "until";
  ALTER TABLE "_home_v_version_featured" DROP COLUMN "until_tz";
  ALTER TABLE "_home_v" DROP COLUMN "version_hero_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_hero_lead";
  ALTER TABLE "_home_v" DROP COLUMN "version_hero_poster";
  ALTER TABLE "_home_v" DROP COLUMN "version_pin_next_events";
  ALTER TABLE "_home_v_rels" DROP COLUMN "events_id";
  ALTER TABLE "_home_v_rels" DROP COLUMN "news_id";
  ALTER TABLE "_home_v_rels" DROP COLUMN "programs_id";
  ALTER TABLE "_home_v_rels" DROP COLUMN "services_id";
  ALTER TABLE "_home_v_rels" DROP COLUMN "pages_id";
  ALTER TABLE "live_stream" DROP COLUMN "category";
  ALTER TABLE "live_stream" DROP COLUMN "started_at";
  ALTER TABLE "live_stream" DROP COLUMN "announced";
  ALTER TABLE "_live_stream_v" DROP COLUMN "version_category";
  ALTER TABLE "_live_stream_v" DROP COLUMN "version_started_at";
  ALTER TABLE "_live_stream_v" DROP COLUMN "version_announced";
  DROP TYPE "public"."enum_pages_poster";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_poster";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_media_preparation_state";
  DROP TYPE "public"."enum_audit_notes_action";
  DROP TYPE "public"."enum_home_next_events_until_tz";
  DROP TYPE "public"."enum_home_featured_until_tz";
  DROP TYPE "public"."enum_home_hero_poster";
  DROP TYPE "public"."enum__home_v_version_next_events_until_tz";
  DROP TYPE "public"."enum__home_v_version_featured_until_tz";
  DROP TYPE "public"."enum__home_v_version_hero_poster";
  DROP TYPE "public"."enum_site_band_kind";
  DROP TYPE "public"."enum_site_band_from_tz";
  DROP TYPE "public"."enum_site_band_until_tz";
  DROP TYPE "public"."enum__site_band_v_version_kind";
  DROP TYPE "public"."enum__site_band_v_version_from_tz";
  DROP TYPE "public"."enum__site_band_v_version_until_tz";
  DROP TYPE "public"."enum_live_stream_category";
  DROP TYPE "public"."enum__live_stream_v_version_category";
  DROP TYPE "public"."enum_electoral_period_from_tz";
  DROP TYPE "public"."enum_electoral_period_until_tz";
  DROP TYPE "public"."enum__electoral_period_v_version_from_tz";
  DROP TYPE "public"."enum__electoral_period_v_version_until_tz";`)
}
