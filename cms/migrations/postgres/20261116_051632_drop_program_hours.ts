import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // The weekdays and hours of a program become its first rule, as on SQLite.
  await db.execute(sql`
   INSERT INTO session_rules (name, slug, program_id, municipality_id, place_id, place_name, rhythm,
     starts_at, ends_at, "from", pauses_on_holidays, price, accessible, sample, _status)
   SELECT DISTINCT ON (p.id) p.title, p.slug, p.id, m.id, pl.id,
     CASE WHEN pl.id IS NULL THEN p.location END, 'semanal'::enum_session_rules_rhythm,
     p.opens_at, p.closes_at, date_trunc('day', now()) + interval '15 hours', true, 0,
     coalesce(pl.accessible, false), p.sample,
     (CASE WHEN p.opens_at IS NULL OR p.closes_at IS NULL THEN 'draft' ELSE p._status::text END)
       ::enum_session_rules_status
   FROM programs p
   LEFT JOIN municipalities m ON p.location LIKE '%, ' || m.name
   LEFT JOIN places pl ON pl.municipality_id = m.id AND p.location = pl.name || ', ' || m.name
   WHERE EXISTS (SELECT 1 FROM programs_weekdays w WHERE w.parent_id = p.id);
   INSERT INTO session_rules_weekdays ("order", parent_id, value)
   SELECT w."order", r.id, w.value::text::enum_session_rules_weekdays
   FROM programs_weekdays w JOIN session_rules r ON r.program_id = w.parent_id;
   UPDATE events SET venue_id = (SELECT pl.id FROM places pl
     WHERE pl.name = events.place AND pl.municipality_id = events.municipality_id LIMIT 1);
   DROP TABLE "programs_weekdays" CASCADE;
  DROP TABLE "_programs_v_version_weekdays" CASCADE;
  ALTER TABLE "programs" DROP COLUMN "opens_at";
  ALTER TABLE "programs" DROP COLUMN "closes_at";
  ALTER TABLE "_programs_v" DROP COLUMN "version_opens_at";
  ALTER TABLE "_programs_v" DROP COLUMN "version_closes_at";
  DROP TYPE "public"."enum_programs_weekdays";
  DROP TYPE "public"."enum__programs_v_version_weekdays";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_programs_weekdays" AS ENUM('dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab');
  CREATE TYPE "public"."enum__programs_v_version_weekdays" AS ENUM('dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab');
  CREATE TABLE "programs_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_programs_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_programs_v_version_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__programs_v_version_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "programs" ADD COLUMN "opens_at" varchar;
  ALTER TABLE "programs" ADD COLUMN "closes_at" varchar;
  ALTER TABLE "_programs_v" ADD COLUMN "version_opens_at" varchar;
  ALTER TABLE "_programs_v" ADD COLUMN "version_closes_at" varchar;
  ALTER TABLE "programs_weekdays" ADD CONSTRAINT "programs_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programs_v_version_weekdays" ADD CONSTRAINT "_programs_v_version_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_programs_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "programs_weekdays_order_idx" ON "programs_weekdays" USING btree ("order");
  CREATE INDEX "programs_weekdays_parent_idx" ON "programs_weekdays" USING btree ("parent_id");
  CREATE INDEX "_programs_v_version_weekdays_order_idx" ON "_programs_v_version_weekdays" USING btree ("order");
  CREATE INDEX "_programs_v_version_weekdays_parent_idx" ON "_programs_v_version_weekdays" USING btree ("parent_id");`)
}
