import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { carryAthletes } from '../carry-athletes.ts'
import { knownBefore } from '../known-before.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_subscriptions_rhythm" AS ENUM('semanal', 'logo');
  CREATE TYPE "public"."enum_newsletter_rounds_state" AS ENUM('enviando', 'enviada');
  CREATE TYPE "public"."enum_review_requests_state" AS ENUM('pedida', 'devolvida');
  CREATE TYPE "public"."enum_backup_runs_state" AS ENUM('fazendo', 'feita', 'falhou');
  CREATE TYPE "public"."enum_backup_runs_test" AS ENUM('restaurada', 'conferida');
  CREATE TYPE "public"."enum_home_athletes_until_tz" AS ENUM('America/Belem');
  CREATE TYPE "public"."enum__home_v_version_athletes_until_tz" AS ENUM('America/Belem');
  ALTER TYPE "public"."enum_audit_notes_action" ADD VALUE 'enviou' BEFORE 'consultou';
  ALTER TYPE "public"."enum_audit_notes_action" ADD VALUE 'prorrogou' BEFORE 'consultou';
  CREATE TABLE "newsletter_rounds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"after" numeric NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_newsletter_rounds_state" NOT NULL,
  	"cursor" numeric NOT NULL,
  	"told" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "fresh_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"round" numeric
  );
  
  CREATE TABLE "review_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"list" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"state" "enum_review_requests_state" NOT NULL,
  	"account" numeric NOT NULL,
  	"asked_by" varchar NOT NULL,
  	"note" varchar,
  	"returned_by" varchar,
  	"returned_at" timestamp(3) with time zone,
  	"answer" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "backup_runs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slot" varchar NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"ended_at" timestamp(3) with time zone,
  	"state" "enum_backup_runs_state" NOT NULL,
  	"test" "enum_backup_runs_test",
  	"file" varchar,
  	"bytes" numeric,
  	"why" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_athletes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"athlete_id" integer,
  	"until" timestamp(3) with time zone,
  	"until_tz" "enum_home_athletes_until_tz" DEFAULT 'America/Belem'
  );
  
  CREATE TABLE "_home_v_version_athletes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"athlete_id" integer,
  	"until" timestamp(3) with time zone,
  	"until_tz" "enum__home_v_version_athletes_until_tz" DEFAULT 'America/Belem',
  	"_uuid" varchar
  );`)
  for (const statement of knownBefore) await db.execute(statement)
  for (const statement of carryAthletes) await db.execute(statement)
  await db.execute(sql`
  ALTER TABLE "home_rels" DROP CONSTRAINT "home_rels_athletes_fk";
  
  ALTER TABLE "_home_v_rels" DROP CONSTRAINT "_home_v_rels_athletes_fk";
  
  DROP INDEX "home_rels_athletes_id_idx";
  DROP INDEX "_home_v_rels_athletes_id_idx";
  ALTER TABLE "contact_messages" ADD COLUMN "extended_at" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "extension_reason" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "extended_by" varchar;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "rhythm" "enum_newsletter_subscriptions_rhythm" DEFAULT 'semanal' NOT NULL;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "choices" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_rounds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fresh_items_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "review_requests_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "backup_runs_id" integer;
  ALTER TABLE "home_athletes" ADD CONSTRAINT "home_athletes_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_athletes" ADD CONSTRAINT "home_athletes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_athletes" ADD CONSTRAINT "_home_v_version_athletes_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_athletes" ADD CONSTRAINT "_home_v_version_athletes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "newsletter_rounds_after_idx" ON "newsletter_rounds" USING btree ("after");
  CREATE INDEX "newsletter_rounds_state_idx" ON "newsletter_rounds" USING btree ("state");
  CREATE INDEX "newsletter_rounds_updated_at_idx" ON "newsletter_rounds" USING btree ("updated_at");
  CREATE INDEX "newsletter_rounds_created_at_idx" ON "newsletter_rounds" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_document_idx" ON "fresh_items" USING btree ("kind","document");
  CREATE INDEX "round_dueAt_idx" ON "fresh_items" USING btree ("round","due_at");
  CREATE INDEX "review_requests_state_idx" ON "review_requests" USING btree ("state");
  CREATE INDEX "review_requests_account_idx" ON "review_requests" USING btree ("account");
  CREATE INDEX "review_requests_updated_at_idx" ON "review_requests" USING btree ("updated_at");
  CREATE INDEX "review_requests_created_at_idx" ON "review_requests" USING btree ("created_at");
  CREATE UNIQUE INDEX "list_document_idx" ON "review_requests" USING btree ("list","document");
  CREATE UNIQUE INDEX "backup_runs_slot_idx" ON "backup_runs" USING btree ("slot");
  CREATE INDEX "backup_runs_started_at_idx" ON "backup_runs" USING btree ("started_at");
  CREATE INDEX "backup_runs_updated_at_idx" ON "backup_runs" USING btree ("updated_at");
  CREATE INDEX "backup_runs_created_at_idx" ON "backup_runs" USING btree ("created_at");
  CREATE INDEX "home_athletes_order_idx" ON "home_athletes" USING btree ("_order");
  CREATE INDEX "home_athletes_parent_id_idx" ON "home_athletes" USING btree ("_parent_id");
  CREATE INDEX "home_athletes_athlete_idx" ON "home_athletes" USING btree ("athlete_id");
  CREATE INDEX "home_athletes_until_idx" ON "home_athletes" USING btree ("until");
  CREATE INDEX "_home_v_version_athletes_order_idx" ON "_home_v_version_athletes" USING btree ("_order");
  CREATE INDEX "_home_v_version_athletes_parent_id_idx" ON "_home_v_version_athletes" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_athletes_athlete_idx" ON "_home_v_version_athletes" USING btree ("athlete_id");
  CREATE INDEX "_home_v_version_athletes_until_idx" ON "_home_v_version_athletes" USING btree ("until");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_rounds_fk" FOREIGN KEY ("newsletter_rounds_id") REFERENCES "public"."newsletter_rounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fresh_items_fk" FOREIGN KEY ("fresh_items_id") REFERENCES "public"."fresh_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_review_requests_fk" FOREIGN KEY ("review_requests_id") REFERENCES "public"."review_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_backup_runs_fk" FOREIGN KEY ("backup_runs_id") REFERENCES "public"."backup_runs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contact_messages_status_idx" ON "contact_messages" USING btree ("status");
  CREATE INDEX "state_rhythm_idx" ON "newsletter_subscriptions" USING btree ("state","rhythm");
  CREATE INDEX "payload_locked_documents_rels_newsletter_rounds_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_rounds_id");
  CREATE INDEX "payload_locked_documents_rels_fresh_items_id_idx" ON "payload_locked_documents_rels" USING btree ("fresh_items_id");
  CREATE INDEX "payload_locked_documents_rels_review_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("review_requests_id");
  CREATE INDEX "payload_locked_documents_rels_backup_runs_id_idx" ON "payload_locked_documents_rels" USING btree ("backup_runs_id");
  ALTER TABLE "home_rels" DROP COLUMN "athletes_id";
  ALTER TABLE "_home_v_rels" DROP COLUMN "athletes_id";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletter_rounds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fresh_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "backup_runs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_athletes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_athletes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletter_rounds" CASCADE;
  DROP TABLE "fresh_items" CASCADE;
  DROP TABLE "review_requests" CASCADE;
  DROP TABLE "backup_runs" CASCADE;
  DROP TABLE "home_athletes" CASCADE;
  DROP TABLE "_home_v_version_athletes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_newsletter_rounds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_fresh_items_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_review_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_backup_runs_fk";
  
  ALTER TABLE "audit_notes" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_notes_action";
  CREATE TYPE "public"."enum_audit_notes_action" AS ENUM('publicou', 'alterou', 'retirou', 'lixeira', 'restaurou', 'apagou', 'consultou', 'conta', 'senha', 'entrou', 'bloqueio', 'sessao', 'fator');
  ALTER TABLE "audit_notes" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_notes_action" USING "action"::"public"."enum_audit_notes_action";
  DROP INDEX "contact_messages_status_idx";
  DROP INDEX "state_rhythm_idx";
  DROP INDEX "payload_locked_documents_rels_newsletter_rounds_id_idx";
  DROP INDEX "payload_locked_documents_rels_fresh_items_id_idx";
  DROP INDEX "payload_locked_documents_rels_review_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_backup_runs_id_idx";
  ALTER TABLE "home_rels" ADD COLUMN "athletes_id" integer;
  ALTER TABLE "_home_v_rels" ADD COLUMN "athletes_id" integer;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_athletes_fk" FOREIGN KEY ("athletes_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_athletes_fk" FOREIGN KEY ("athletes_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_rels_athletes_id_idx" ON "home_rels" USING btree ("athletes_id");
  CREATE INDEX "_home_v_rels_athletes_id_idx" ON "_home_v_rels" USING btree ("athletes_id");
  ALTER TABLE "contact_messages" DROP COLUMN "extended_at";
  ALTER TABLE "contact_messages" DROP COLUMN "extension_reason";
  ALTER TABLE "contact_messages" DROP COLUMN "extended_by";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "rhythm";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "choices";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletter_rounds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "fresh_items_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "review_requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "backup_runs_id";
  DROP TYPE "public"."enum_newsletter_subscriptions_rhythm";
  DROP TYPE "public"."enum_newsletter_rounds_state";
  DROP TYPE "public"."enum_review_requests_state";
  DROP TYPE "public"."enum_backup_runs_state";
  DROP TYPE "public"."enum_backup_runs_test";
  DROP TYPE "public"."enum_home_athletes_until_tz";
  DROP TYPE "public"."enum__home_v_version_athletes_until_tz";`)
}
