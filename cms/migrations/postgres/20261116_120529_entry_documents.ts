import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "sign_ups_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"rule" varchar NOT NULL
  );
  
  ALTER TABLE "sign_ups_documents" ADD CONSTRAINT "sign_ups_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sign_ups"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sign_ups_documents_order_idx" ON "sign_ups_documents" USING btree ("_order");
  CREATE INDEX "sign_ups_documents_parent_id_idx" ON "sign_ups_documents" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sign_ups_documents" CASCADE;`)
}
