import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_services_group" AS ENUM('competir', 'praticar', 'apoio', 'espacos', 'falar');
  CREATE TYPE "public"."enum_services_opensat_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_services_closesat_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_services_action" AS ENUM('sign-up', 'contact', 'address');
  CREATE TYPE "public"."enum_services_contact_subject" AS ENUM('duvida', 'sugestao', 'reclamacao', 'elogio', 'informacao', 'outro');
  CREATE TYPE "public"."enum_services_reviewedat_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_services_sport" AS ENUM('atletismo', 'basquete', 'bocha', 'caminhada', 'canoagem', 'capoeira', 'ciclismo', 'danca', 'futebol', 'futsal', 'ginastica', 'judo', 'natacao', 'skate', 'volei', 'xadrez');
  CREATE TYPE "public"."enum_services_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_group" AS ENUM('competir', 'praticar', 'apoio', 'espacos', 'falar');
  CREATE TYPE "public"."enum__services_v_version_opensat_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__services_v_version_closesat_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__services_v_version_action" AS ENUM('sign-up', 'contact', 'address');
  CREATE TYPE "public"."enum__services_v_version_contact_subject" AS ENUM('duvida', 'sugestao', 'reclamacao', 'elogio', 'informacao', 'outro');
  CREATE TYPE "public"."enum__services_v_version_reviewedat_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__services_v_version_sport" AS ENUM('atletismo', 'basquete', 'bocha', 'caminhada', 'canoagem', 'capoeira', 'ciclismo', 'danca', 'futebol', 'futsal', 'ginastica', 'judo', 'natacao', 'skate', 'volei', 'xadrez');
  CREATE TYPE "public"."enum__services_v_version_poster" AS ENUM('corrida', 'natacao', 'futebol', 'futsal', 'volei', 'basquete', 'cadeira', 'danca', 'canoagem', 'judo', 'capoeira', 'ciclismo', 'skate', 'bocha', 'ginastica', 'salto', 'xadrez', 'caminhada', 'aovivo', 'arena');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_opening_alerts_state" AS ENUM('pendente', 'confirmada');
  CREATE TABLE "services_needs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"item" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "services_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "services_in_person" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"location" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "services_legislation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"group" "enum_services_group",
  	"summary" varchar,
  	"description" varchar,
  	"opens_at" timestamp(3) with time zone,
  	"opensat_tz" "enum_services_opensat_tz" DEFAULT 'America/Belem',
  	"closes_at" timestamp(3) with time zone,
  	"closesat_tz" "enum_services_closesat_tz" DEFAULT 'America/Belem',
  	"capacity" varchar,
  	"action" "enum_services_action" DEFAULT 'contact',
  	"action_label" varchar,
  	"contact_subject" "enum_services_contact_subject" DEFAULT 'informacao',
  	"address" varchar,
  	"not_needed" varchar,
  	"cost" varchar DEFAULT 'R$ 0',
  	"duration" varchar,
  	"answer_time" varchar,
  	"unit" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"reviewedat_tz" "enum_services_reviewedat_tz" DEFAULT 'America/Belem',
  	"program_id" integer,
  	"event_id" integer,
  	"sport" "enum_services_sport",
  	"order" numeric DEFAULT 100,
  	"photo_id" integer,
  	"poster" "enum_services_poster",
  	"internal_notes" varchar,
  	"sample" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "services_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_services_v_version_needs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"item" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_in_person" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"location" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_legislation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_group" "enum__services_v_version_group",
  	"version_summary" varchar,
  	"version_description" varchar,
  	"version_opens_at" timestamp(3) with time zone,
  	"version_opensat_tz" "enum__services_v_version_opensat_tz" DEFAULT 'America/Belem',
  	"version_closes_at" timestamp(3) with time zone,
  	"version_closesat_tz" "enum__services_v_version_closesat_tz" DEFAULT 'America/Belem',
  	"version_capacity" varchar,
  	"version_action" "enum__services_v_version_action" DEFAULT 'contact',
  	"version_action_label" varchar,
  	"version_contact_subject" "enum__services_v_version_contact_subject" DEFAULT 'informacao',
  	"version_address" varchar,
  	"version_not_needed" varchar,
  	"version_cost" varchar DEFAULT 'R$ 0',
  	"version_duration" varchar,
  	"version_answer_time" varchar,
  	"version_unit" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_reviewed_at" timestamp(3) with time zone,
  	"version_reviewedat_tz" "enum__services_v_version_reviewedat_tz" DEFAULT 'America/Belem',
  	"version_program_id" integer,
  	"version_event_id" integer,
  	"version_sport" "enum__services_v_version_sport",
  	"version_order" numeric DEFAULT 100,
  	"version_photo_id" integer,
  	"version_poster" "enum__services_v_version_poster",
  	"version_internal_notes" varchar,
  	"version_sample" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_services_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "opening_alerts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"service" numeric NOT NULL,
  	"state" "enum_opening_alerts_state" DEFAULT 'pendente' NOT NULL,
  	"consent_version" varchar NOT NULL,
  	"consent_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"token_hash" varchar,
  	"token_expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "opening_alerts_id" integer;
  ALTER TABLE "services_needs" ADD CONSTRAINT "services_needs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_steps" ADD CONSTRAINT "services_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_in_person" ADD CONSTRAINT "services_in_person_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_legislation" ADD CONSTRAINT "services_legislation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_texts" ADD CONSTRAINT "services_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_needs" ADD CONSTRAINT "_services_v_version_needs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_steps" ADD CONSTRAINT "_services_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_in_person" ADD CONSTRAINT "_services_v_version_in_person_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_legislation" ADD CONSTRAINT "_services_v_version_legislation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_program_id_programs_id_fk" FOREIGN KEY ("version_program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_event_id_events_id_fk" FOREIGN KEY ("version_event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_texts" ADD CONSTRAINT "_services_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "services_needs_order_idx" ON "services_needs" USING btree ("_order");
  CREATE INDEX "services_needs_parent_id_idx" ON "services_needs" USING btree ("_parent_id");
  CREATE INDEX "services_steps_order_idx" ON "services_steps" USING btree ("_order");
  CREATE INDEX "services_steps_parent_id_idx" ON "services_steps" USING btree ("_parent_id");
  CREATE INDEX "services_in_person_order_idx" ON "services_in_person" USING btree ("_order");
  CREATE INDEX "services_in_person_parent_id_idx" ON "services_in_person" USING btree ("_parent_id");
  CREATE INDEX "services_legislation_order_idx" ON "services_legislation" USING btree ("_order");
  CREATE INDEX "services_legislation_parent_id_idx" ON "services_legislation" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug");
  CREATE INDEX "services_program_idx" ON "services" USING btree ("program_id");
  CREATE INDEX "services_event_idx" ON "services" USING btree ("event_id");
  CREATE INDEX "services_photo_idx" ON "services" USING btree ("photo_id");
  CREATE INDEX "services_sample_idx" ON "services" USING btree ("sample");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "services_texts_order_parent" ON "services_texts" USING btree ("order","parent_id");
  CREATE INDEX "_services_v_version_needs_order_idx" ON "_services_v_version_needs" USING btree ("_order");
  CREATE INDEX "_services_v_version_needs_parent_id_idx" ON "_services_v_version_needs" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_steps_order_idx" ON "_services_v_version_steps" USING btree ("_order");
  CREATE INDEX "_services_v_version_steps_parent_id_idx" ON "_services_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_in_person_order_idx" ON "_services_v_version_in_person" USING btree ("_order");
  CREATE INDEX "_services_v_version_in_person_parent_id_idx" ON "_services_v_version_in_person" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_legislation_order_idx" ON "_services_v_version_legislation" USING btree ("_order");
  CREATE INDEX "_services_v_version_legislation_parent_id_idx" ON "_services_v_version_legislation" USING btree ("_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_slug_idx" ON "_services_v" USING btree ("version_slug");
  CREATE INDEX "_services_v_version_version_program_idx" ON "_services_v" USING btree ("version_program_id");
  CREATE INDEX "_services_v_version_version_event_idx" ON "_services_v" USING btree ("version_event_id");
  CREATE INDEX "_services_v_version_version_photo_idx" ON "_services_v" USING btree ("version_photo_id");
  CREATE INDEX "_services_v_version_version_sample_idx" ON "_services_v" USING btree ("version_sample");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_texts_order_parent" ON "_services_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "opening_alerts_email_idx" ON "opening_alerts" USING btree ("email");
  CREATE INDEX "opening_alerts_service_idx" ON "opening_alerts" USING btree ("service");
  CREATE INDEX "opening_alerts_state_idx" ON "opening_alerts" USING btree ("state");
  CREATE INDEX "opening_alerts_token_hash_idx" ON "opening_alerts" USING btree ("token_hash");
  CREATE INDEX "opening_alerts_updated_at_idx" ON "opening_alerts" USING btree ("updated_at");
  CREATE INDEX "opening_alerts_created_at_idx" ON "opening_alerts" USING btree ("created_at");
  CREATE UNIQUE INDEX "service_email_idx" ON "opening_alerts" USING btree ("service","email");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_opening_alerts_fk" FOREIGN KEY ("opening_alerts_id") REFERENCES "public"."opening_alerts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_opening_alerts_id_idx" ON "payload_locked_documents_rels" USING btree ("opening_alerts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services_needs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_in_person" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_legislation" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_needs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_in_person" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_legislation" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "opening_alerts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "services_needs" CASCADE;
  DROP TABLE "services_steps" CASCADE;
  DROP TABLE "services_in_person" CASCADE;
  DROP TABLE "services_legislation" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_texts" CASCADE;
  DROP TABLE "_services_v_version_needs" CASCADE;
  DROP TABLE "_services_v_version_steps" CASCADE;
  DROP TABLE "_services_v_version_in_person" CASCADE;
  DROP TABLE "_services_v_version_legislation" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "_services_v_texts" CASCADE;
  DROP TABLE "opening_alerts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_services_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_opening_alerts_fk";
  
  DROP INDEX "payload_locked_documents_rels_services_id_idx";
  DROP INDEX "payload_locked_documents_rels_opening_alerts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "services_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "opening_alerts_id";
  DROP TYPE "public"."enum_services_group";
  DROP TYPE "public"."enum_services_opensat_tz";
  DROP TYPE "public"."enum_services_closesat_tz";
  DROP TYPE "public"."enum_services_action";
  DROP TYPE "public"."enum_services_contact_subject";
  DROP TYPE "public"."enum_services_reviewedat_tz";
  DROP TYPE "public"."enum_services_sport";
  DROP TYPE "public"."enum_services_poster";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_group";
  DROP TYPE "public"."enum__services_v_version_opensat_tz";
  DROP TYPE "public"."enum__services_v_version_closesat_tz";
  DROP TYPE "public"."enum__services_v_version_action";
  DROP TYPE "public"."enum__services_v_version_contact_subject";
  DROP TYPE "public"."enum__services_v_version_reviewedat_tz";
  DROP TYPE "public"."enum__services_v_version_sport";
  DROP TYPE "public"."enum__services_v_version_poster";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum_opening_alerts_state";`)
}
