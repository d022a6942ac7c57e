import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "withdrawn_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"of" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"withdrawn_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "withdrawn_items_id" integer;
  CREATE INDEX "withdrawn_items_withdrawn_at_idx" ON "withdrawn_items" USING btree ("withdrawn_at");
  CREATE UNIQUE INDEX "of_document_idx" ON "withdrawn_items" USING btree ("of","document");
  CREATE INDEX "of_withdrawnAt_idx" ON "withdrawn_items" USING btree ("of","withdrawn_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_withdrawn_items_fk" FOREIGN KEY ("withdrawn_items_id") REFERENCES "public"."withdrawn_items"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_withdrawn_items_id_idx" ON "payload_locked_documents_rels" USING btree ("withdrawn_items_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "withdrawn_items" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "withdrawn_items" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_withdrawn_items_fk";
  
  DROP INDEX "payload_locked_documents_rels_withdrawn_items_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "withdrawn_items_id";`)
}
