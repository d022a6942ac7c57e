import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_subscriptions_state" AS ENUM('pendente', 'confirmada');
  CREATE TYPE "public"."enum_newsletter_editions_state" AS ENUM('rascunho', 'enviar', 'enviada');
  CREATE TYPE "public"."enum_outgoing_mails_state" AS ENUM('esperando', 'enviando', 'enviado', 'incerto', 'falhou');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'atendimento' BEFORE 'admin';
  CREATE TABLE "newsletter_editions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"state" "enum_newsletter_editions_state" DEFAULT 'rascunho' NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"recipients" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "outgoing_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"state" "enum_outgoing_mails_state" DEFAULT 'esperando' NOT NULL,
  	"text" varchar NOT NULL,
  	"html" varchar NOT NULL,
  	"headers" jsonb,
  	"message_id" varchar NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deletion_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "post_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sender" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"window_ends_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "former_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"of" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "contact_messages" ADD COLUMN "nominee_name" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "nominee_sport" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "nominee_municipality" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "nominee_achievements" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "answer" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "internal_notes" varchar;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "state" "enum_newsletter_subscriptions_state" DEFAULT 'pendente' NOT NULL;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "consent_at" timestamp(3) with time zone;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "token_hash" varchar;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "token_expires_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_editions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "outgoing_mails_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "deletion_requests_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "post_counts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "former_addresses_id" integer;
  CREATE INDEX "newsletter_editions_updated_at_idx" ON "newsletter_editions" USING btree ("updated_at");
  CREATE INDEX "newsletter_editions_created_at_idx" ON "newsletter_editions" USING btree ("created_at");
  CREATE INDEX "outgoing_mails_to_idx" ON "outgoing_mails" USING btree ("to");
  CREATE INDEX "outgoing_mails_state_idx" ON "outgoing_mails" USING btree ("state");
  CREATE UNIQUE INDEX "outgoing_mails_message_id_idx" ON "outgoing_mails" USING btree ("message_id");
  CREATE INDEX "outgoing_mails_next_attempt_at_idx" ON "outgoing_mails" USING btree ("next_attempt_at");
  CREATE INDEX "outgoing_mails_updated_at_idx" ON "outgoing_mails" USING btree ("updated_at");
  CREATE INDEX "outgoing_mails_created_at_idx" ON "outgoing_mails" USING btree ("created_at");
  CREATE INDEX "deletion_requests_email_idx" ON "deletion_requests" USING btree ("email");
  CREATE UNIQUE INDEX "deletion_requests_token_hash_idx" ON "deletion_requests" USING btree ("token_hash");
  CREATE INDEX "deletion_requests_updated_at_idx" ON "deletion_requests" USING btree ("updated_at");
  CREATE INDEX "deletion_requests_created_at_idx" ON "deletion_requests" USING btree ("created_at");
  CREATE UNIQUE INDEX "post_counts_sender_idx" ON "post_counts" USING btree ("sender");
  CREATE INDEX "post_counts_window_ends_at_idx" ON "post_counts" USING btree ("window_ends_at");
  CREATE INDEX "former_addresses_updated_at_idx" ON "former_addresses" USING btree ("updated_at");
  CREATE INDEX "former_addresses_created_at_idx" ON "former_addresses" USING btree ("created_at");
  CREATE UNIQUE INDEX "of_slug_idx" ON "former_addresses" USING btree ("of","slug");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_editions_fk" FOREIGN KEY ("newsletter_editions_id") REFERENCES "public"."newsletter_editions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outgoing_mails_fk" FOREIGN KEY ("outgoing_mails_id") REFERENCES "public"."outgoing_mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deletion_requests_fk" FOREIGN KEY ("deletion_requests_id") REFERENCES "public"."deletion_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_post_counts_fk" FOREIGN KEY ("post_counts_id") REFERENCES "public"."post_counts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_former_addresses_fk" FOREIGN KEY ("former_addresses_id") REFERENCES "public"."former_addresses"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree ("email");
  CREATE INDEX "newsletter_subscriptions_state_idx" ON "newsletter_subscriptions" USING btree ("state");
  CREATE INDEX "newsletter_subscriptions_token_hash_idx" ON "newsletter_subscriptions" USING btree ("token_hash");
  CREATE INDEX "payload_locked_documents_rels_newsletter_editions_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_editions_id");
  CREATE INDEX "payload_locked_documents_rels_outgoing_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("outgoing_mails_id");
  CREATE INDEX "payload_locked_documents_rels_deletion_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("deletion_requests_id");
  CREATE INDEX "payload_locked_documents_rels_post_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("post_counts_id");
  CREATE INDEX "payload_locked_documents_rels_former_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("former_addresses_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletter_editions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "outgoing_mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "deletion_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "post_counts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "former_addresses" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletter_editions" CASCADE;
  DROP TABLE "outgoing_mails" CASCADE;
  DROP TABLE "deletion_requests" CASCADE;
  DROP TABLE "post_counts" CASCADE;
  DROP TABLE "former_addresses" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_newsletter_editions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_outgoing_mails_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_deletion_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_post_counts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_former_addresses_fk";
  
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('editor', 'admin');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "contact_messages_email_idx";
  DROP INDEX "newsletter_subscriptions_state_idx";
  DROP INDEX "newsletter_subscriptions_token_hash_idx";
  DROP INDEX "payload_locked_documents_rels_newsletter_editions_id_idx";
  DROP INDEX "payload_locked_documents_rels_outgoing_mails_id_idx";
  DROP INDEX "payload_locked_documents_rels_deletion_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_post_counts_id_idx";
  DROP INDEX "payload_locked_documents_rels_former_addresses_id_idx";
  ALTER TABLE "contact_messages" DROP COLUMN "nominee_name";
  ALTER TABLE "contact_messages" DROP COLUMN "nominee_sport";
  ALTER TABLE "contact_messages" DROP COLUMN "nominee_municipality";
  ALTER TABLE "contact_messages" DROP COLUMN "nominee_achievements";
  ALTER TABLE "contact_messages" DROP COLUMN "answer";
  ALTER TABLE "contact_messages" DROP COLUMN "answered_at";
  ALTER TABLE "contact_messages" DROP COLUMN "internal_notes";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "state";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "consent_at";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "confirmed_at";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "token_hash";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "token_expires_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletter_editions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "outgoing_mails_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "deletion_requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "post_counts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "former_addresses_id";
  DROP TYPE "public"."enum_newsletter_subscriptions_state";
  DROP TYPE "public"."enum_newsletter_editions_state";
  DROP TYPE "public"."enum_outgoing_mails_state";`)
}
