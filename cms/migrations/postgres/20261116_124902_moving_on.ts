import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_matches_goals_side" AS ENUM('mandante', 'visitante');
  CREATE TYPE "public"."enum__matches_v_version_goals_side" AS ENUM('mandante', 'visitante');
  CREATE TABLE "matches_goals" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"minute" numeric,
  	"side" "enum_matches_goals_side",
  	"name" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "_matches_v_version_goals" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"minute" numeric,
  	"side" "enum__matches_v_version_goals_side",
  	"name" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "competitions" ADD COLUMN "series" varchar;
  ALTER TABLE "_competitions_v" ADD COLUMN "version_series" varchar;
  ALTER TABLE "matches" ADD COLUMN "first_from" varchar;
  ALTER TABLE "matches" ADD COLUMN "second_from" varchar;
  ALTER TABLE "_matches_v" ADD COLUMN "version_first_from" varchar;
  ALTER TABLE "_matches_v" ADD COLUMN "version_second_from" varchar;
  ALTER TABLE "matches_goals" ADD CONSTRAINT "matches_goals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_matches_v_version_goals" ADD CONSTRAINT "_matches_v_version_goals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_matches_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "matches_goals_order_idx" ON "matches_goals" USING btree ("_order");
  CREATE INDEX "matches_goals_parent_id_idx" ON "matches_goals" USING btree ("_parent_id");
  CREATE INDEX "_matches_v_version_goals_order_idx" ON "_matches_v_version_goals" USING btree ("_order");
  CREATE INDEX "_matches_v_version_goals_parent_id_idx" ON "_matches_v_version_goals" USING btree ("_parent_id");
  CREATE INDEX "_status_series_from_idx" ON "competitions" USING btree ("_status","series","from");
  CREATE INDEX "version__status_version_series_version_from_idx" ON "_competitions_v" USING btree ("version__status","version_series","version_from");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "matches_goals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_matches_v_version_goals" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "matches_goals" CASCADE;
  DROP TABLE "_matches_v_version_goals" CASCADE;
  DROP INDEX "_status_series_from_idx";
  DROP INDEX "version__status_version_series_version_from_idx";
  ALTER TABLE "competitions" DROP COLUMN "series";
  ALTER TABLE "_competitions_v" DROP COLUMN "version_series";
  ALTER TABLE "matches" DROP COLUMN "first_from";
  ALTER TABLE "matches" DROP COLUMN "second_from";
  ALTER TABLE "_matches_v" DROP COLUMN "version_first_from";
  ALTER TABLE "_matches_v" DROP COLUMN "version_second_from";
  DROP TYPE "public"."enum_matches_goals_side";
  DROP TYPE "public"."enum__matches_v_version_goals_side";`)
}
