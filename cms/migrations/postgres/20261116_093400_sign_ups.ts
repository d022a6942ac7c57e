import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sign_ups_kind" AS ENUM('pessoa', 'equipe');
  CREATE TYPE "public"."enum_sign_ups_ageday_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_sign_ups_deleteon_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum_entries_state" AS ENUM('recebida', 'conferencia', 'aceita', 'espera', 'oferecida', 'recusada', 'recurso', 'desistiu');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'inscricoes' BEFORE 'admin';
  CREATE TABLE "sign_ups_quotas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"category" varchar NOT NULL,
  	"municipality_id" integer,
  	"places" numeric NOT NULL
  );
  
  CREATE TABLE "sign_ups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"service_id" integer NOT NULL,
  	"kind" "enum_sign_ups_kind" DEFAULT 'pessoa' NOT NULL,
  	"min_members" numeric,
  	"max_members" numeric,
  	"min_age" numeric,
  	"max_age" numeric,
  	"age_day" timestamp(3) with time zone,
  	"ageday_tz" "enum_sign_ups_ageday_tz" DEFAULT 'America/Belem',
  	"asks_cpf" boolean DEFAULT false,
  	"cpf_law" varchar,
  	"delete_on" timestamp(3) with time zone NOT NULL,
  	"deleteon_tz" "enum_sign_ups_deleteon_tz" DEFAULT 'America/Belem' NOT NULL,
  	"answer_days" numeric DEFAULT 7 NOT NULL,
  	"sample" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"protocol" varchar NOT NULL,
  	"state" "enum_entries_state" NOT NULL,
  	"reason" varchar,
  	"sign_up_id" integer NOT NULL,
  	"quota" varchar NOT NULL,
  	"quota_label" varchar NOT NULL,
  	"team" varchar,
  	"members" numeric NOT NULL,
  	"arrival" numeric NOT NULL,
  	"appealed_at" timestamp(3) with time zone,
  	"offered_until" timestamp(3) with time zone,
  	"consent_version" varchar,
  	"sealed" varchar NOT NULL,
  	"key_hash" varchar NOT NULL,
  	"email_mark" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "entries_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "personal_looks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"who" varchar NOT NULL,
  	"protocol" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "entry_drafts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key_hash" varchar NOT NULL,
  	"sign_up_id" integer NOT NULL,
  	"sealed" varchar NOT NULL,
  	"email_mark" varchar,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "arrival_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quota" varchar NOT NULL,
  	"arrivals" numeric DEFAULT 0 NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sign_ups_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "entries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "personal_looks_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "entry_drafts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "arrival_counts_id" integer;
  ALTER TABLE "sign_ups_quotas" ADD CONSTRAINT "sign_ups_quotas_municipality_id_municipalities_id_fk" FOREIGN KEY ("municipality_id") REFERENCES "public"."municipalities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_ups_quotas" ADD CONSTRAINT "sign_ups_quotas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sign_ups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entries" ADD CONSTRAINT "entries_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."sign_ups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entries_texts" ADD CONSTRAINT "entries_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "entry_drafts" ADD CONSTRAINT "entry_drafts_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."sign_ups"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sign_ups_quotas_order_idx" ON "sign_ups_quotas" USING btree ("_order");
  CREATE INDEX "sign_ups_quotas_parent_id_idx" ON "sign_ups_quotas" USING btree ("_parent_id");
  CREATE INDEX "sign_ups_quotas_municipality_idx" ON "sign_ups_quotas" USING btree ("municipality_id");
  CREATE UNIQUE INDEX "sign_ups_service_idx" ON "sign_ups" USING btree ("service_id");
  CREATE INDEX "sign_ups_sample_idx" ON "sign_ups" USING btree ("sample");
  CREATE INDEX "sign_ups_updated_at_idx" ON "sign_ups" USING btree ("updated_at");
  CREATE INDEX "sign_ups_created_at_idx" ON "sign_ups" USING btree ("created_at");
  CREATE UNIQUE INDEX "entries_protocol_idx" ON "entries" USING btree ("protocol");
  CREATE INDEX "entries_state_idx" ON "entries" USING btree ("state");
  CREATE INDEX "entries_sign_up_idx" ON "entries" USING btree ("sign_up_id");
  CREATE INDEX "entries_team_idx" ON "entries" USING btree ("team");
  CREATE INDEX "entries_offered_until_idx" ON "entries" USING btree ("offered_until");
  CREATE UNIQUE INDEX "entries_key_hash_idx" ON "entries" USING btree ("key_hash");
  CREATE INDEX "entries_email_mark_idx" ON "entries" USING btree ("email_mark");
  CREATE INDEX "entries_updated_at_idx" ON "entries" USING btree ("updated_at");
  CREATE INDEX "entries_created_at_idx" ON "entries" USING btree ("created_at");
  CREATE INDEX "signUp_quota_state_idx" ON "entries" USING btree ("sign_up_id","quota","state");
  CREATE INDEX "entries_texts_order_parent" ON "entries_texts" USING btree ("order","parent_id");
  CREATE INDEX "personal_looks_protocol_idx" ON "personal_looks" USING btree ("protocol");
  CREATE INDEX "personal_looks_updated_at_idx" ON "personal_looks" USING btree ("updated_at");
  CREATE INDEX "personal_looks_created_at_idx" ON "personal_looks" USING btree ("created_at");
  CREATE UNIQUE INDEX "entry_drafts_key_hash_idx" ON "entry_drafts" USING btree ("key_hash");
  CREATE INDEX "entry_drafts_sign_up_idx" ON "entry_drafts" USING btree ("sign_up_id");
  CREATE INDEX "entry_drafts_email_mark_idx" ON "entry_drafts" USING btree ("email_mark");
  CREATE INDEX "entry_drafts_expires_at_idx" ON "entry_drafts" USING btree ("expires_at");
  CREATE INDEX "entry_drafts_updated_at_idx" ON "entry_drafts" USING btree ("updated_at");
  CREATE INDEX "entry_drafts_created_at_idx" ON "entry_drafts" USING btree ("created_at");
  CREATE UNIQUE INDEX "arrival_counts_quota_idx" ON "arrival_counts" USING btree ("quota");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sign_ups_fk" FOREIGN KEY ("sign_ups_id") REFERENCES "public"."sign_ups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_entries_fk" FOREIGN KEY ("entries_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_personal_looks_fk" FOREIGN KEY ("personal_looks_id") REFERENCES "public"."personal_looks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_entry_drafts_fk" FOREIGN KEY ("entry_drafts_id") REFERENCES "public"."entry_drafts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_arrival_counts_fk" FOREIGN KEY ("arrival_counts_id") REFERENCES "public"."arrival_counts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_sign_ups_id_idx" ON "payload_locked_documents_rels" USING btree ("sign_ups_id");
  CREATE INDEX "payload_locked_documents_rels_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("entries_id");
  CREATE INDEX "payload_locked_documents_rels_personal_looks_id_idx" ON "payload_locked_documents_rels" USING btree ("personal_looks_id");
  CREATE INDEX "payload_locked_documents_rels_entry_drafts_id_idx" ON "payload_locked_documents_rels" USING btree ("entry_drafts_id");
  CREATE INDEX "payload_locked_documents_rels_arrival_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("arrival_counts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sign_ups_quotas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sign_ups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "entries_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "personal_looks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "entry_drafts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "arrival_counts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sign_ups_quotas" CASCADE;
  DROP TABLE "sign_ups" CASCADE;
  DROP TABLE "entries" CASCADE;
  DROP TABLE "entries_texts" CASCADE;
  DROP TABLE "personal_looks" CASCADE;
  DROP TABLE "entry_drafts" CASCADE;
  DROP TABLE "arrival_counts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sign_ups_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_entries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_personal_looks_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_entry_drafts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_arrival_counts_fk";
  
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('editor', 'atendimento', 'admin');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "payload_locked_documents_rels_sign_ups_id_idx";
  DROP INDEX "payload_locked_documents_rels_entries_id_idx";
  DROP INDEX "payload_locked_documents_rels_personal_looks_id_idx";
  DROP INDEX "payload_locked_documents_rels_entry_drafts_id_idx";
  DROP INDEX "payload_locked_documents_rels_arrival_counts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sign_ups_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "entries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "personal_looks_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "entry_drafts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "arrival_counts_id";
  DROP TYPE "public"."enum_sign_ups_kind";
  DROP TYPE "public"."enum_sign_ups_ageday_tz";
  DROP TYPE "public"."enum_sign_ups_deleteon_tz";
  DROP TYPE "public"."enum_entries_state";`)
}
