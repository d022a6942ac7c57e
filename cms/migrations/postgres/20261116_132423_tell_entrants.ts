import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_entry_notices_kind" AS ENUM('mudanca', 'mensagem');
  CREATE TYPE "public"."enum_entry_notices_state" AS ENUM('rascunho', 'espera', 'enviando', 'enviada');
  CREATE TYPE "public"."enum_entry_notices_scope" AS ENUM('situacao', 'uma');
  CREATE TYPE "public"."enum_entry_notices_to_state" AS ENUM('recebida', 'conferencia', 'aceita', 'espera', 'oferecida', 'recusada', 'recurso');
  CREATE TABLE "entry_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_entry_notices_kind" DEFAULT 'mensagem' NOT NULL,
  	"state" "enum_entry_notices_state" DEFAULT 'rascunho' NOT NULL,
  	"sign_up_id" integer NOT NULL,
  	"scope" "enum_entry_notices_scope" DEFAULT 'situacao',
  	"to_state" "enum_entry_notices_to_state" DEFAULT 'aceita',
  	"entry_id" integer,
  	"template_id" integer,
  	"subject" varchar,
  	"text" varchar,
  	"tell_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"told" numeric DEFAULT 0,
  	"without_mail" numeric DEFAULT 0,
  	"by_phone" varchar,
  	"about" varchar,
  	"before" jsonb,
  	"pending" varchar,
  	"changed_at" timestamp(3) with time zone,
  	"cursor" numeric DEFAULT 0,
  	"code" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "message_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "services" ADD COLUMN "cancelled" boolean DEFAULT false;
  ALTER TABLE "services" ADD COLUMN "cancel_reason" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_cancelled" boolean DEFAULT false;
  ALTER TABLE "_services_v" ADD COLUMN "version_cancel_reason" varchar;
  ALTER TABLE "sign_ups" ADD COLUMN "event_id" integer;
  ALTER TABLE "sign_ups" ADD COLUMN "session_rule_id" integer;
  ALTER TABLE "sign_ups" ADD COLUMN "program_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "entry_notices_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "message_templates_id" integer;
  ALTER TABLE "entry_notices" ADD CONSTRAINT "entry_notices_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."sign_ups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entry_notices" ADD CONSTRAINT "entry_notices_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entry_notices" ADD CONSTRAINT "entry_notices_template_id_message_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."message_templates"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "entry_notices_state_idx" ON "entry_notices" USING btree ("state");
  CREATE INDEX "entry_notices_sign_up_idx" ON "entry_notices" USING btree ("sign_up_id");
  CREATE INDEX "entry_notices_entry_idx" ON "entry_notices" USING btree ("entry_id");
  CREATE INDEX "entry_notices_template_idx" ON "entry_notices" USING btree ("template_id");
  CREATE UNIQUE INDEX "entry_notices_pending_idx" ON "entry_notices" USING btree ("pending");
  CREATE UNIQUE INDEX "entry_notices_code_idx" ON "entry_notices" USING btree ("code");
  CREATE INDEX "entry_notices_updated_at_idx" ON "entry_notices" USING btree ("updated_at");
  CREATE INDEX "entry_notices_created_at_idx" ON "entry_notices" USING btree ("created_at");
  CREATE INDEX "about_state_idx" ON "entry_notices" USING btree ("about","state");
  CREATE INDEX "message_templates_updated_at_idx" ON "message_templates" USING btree ("updated_at");
  CREATE INDEX "message_templates_created_at_idx" ON "message_templates" USING btree ("created_at");
  ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_session_rule_id_session_rules_id_fk" FOREIGN KEY ("session_rule_id") REFERENCES "public"."session_rules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_entry_notices_fk" FOREIGN KEY ("entry_notices_id") REFERENCES "public"."entry_notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_message_templates_fk" FOREIGN KEY ("message_templates_id") REFERENCES "public"."message_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sign_ups_event_idx" ON "sign_ups" USING btree ("event_id");
  CREATE INDEX "sign_ups_session_rule_idx" ON "sign_ups" USING btree ("session_rule_id");
  CREATE INDEX "sign_ups_program_idx" ON "sign_ups" USING btree ("program_id");
  CREATE INDEX "entries_texts_text_idx" ON "entries_texts" USING btree ("text");
  CREATE INDEX "payload_locked_documents_rels_entry_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("entry_notices_id");
  CREATE INDEX "payload_locked_documents_rels_message_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("message_templates_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "entry_notices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "message_templates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "entry_notices" CASCADE;
  DROP TABLE "message_templates" CASCADE;
  ALTER TABLE "sign_ups" DROP CONSTRAINT "sign_ups_event_id_events_id_fk";
  
  ALTER TABLE "sign_ups" DROP CONSTRAINT "sign_ups_session_rule_id_session_rules_id_fk";
  
  ALTER TABLE "sign_ups" DROP CONSTRAINT "sign_ups_program_id_programs_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_entry_notices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_message_templates_fk";
  
  DROP INDEX "sign_ups_event_idx";
  DROP INDEX "sign_ups_session_rule_idx";
  DROP INDEX "sign_ups_program_idx";
  DROP INDEX "entries_texts_text_idx";
  DROP INDEX "payload_locked_documents_rels_entry_notices_id_idx";
  DROP INDEX "payload_locked_documents_rels_message_templates_id_idx";
  ALTER TABLE "services" DROP COLUMN "cancelled";
  ALTER TABLE "services" DROP COLUMN "cancel_reason";
  ALTER TABLE "_services_v" DROP COLUMN "version_cancelled";
  ALTER TABLE "_services_v" DROP COLUMN "version_cancel_reason";
  ALTER TABLE "sign_ups" DROP COLUMN "event_id";
  ALTER TABLE "sign_ups" DROP COLUMN "session_rule_id";
  ALTER TABLE "sign_ups" DROP COLUMN "program_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "entry_notices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "message_templates_id";
  DROP TYPE "public"."enum_entry_notices_kind";
  DROP TYPE "public"."enum_entry_notices_state";
  DROP TYPE "public"."enum_entry_notices_scope";
  DROP TYPE "public"."enum_entry_notices_to_state";`)
}
