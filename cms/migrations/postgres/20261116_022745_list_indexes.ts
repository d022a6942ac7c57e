import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "_status_startsAt_title_idx" ON "events" USING btree ("_status","starts_at","title");
  CREATE INDEX "_status_category_startsAt_title_idx" ON "events" USING btree ("_status","category","starts_at","title");
  CREATE INDEX "_status_municipality_startsAt_title_idx" ON "events" USING btree ("_status","municipality_id","starts_at","title");
  CREATE INDEX "_status_category_municipality_startsAt_title_idx" ON "events" USING btree ("_status","category","municipality_id","starts_at","title");
  CREATE INDEX "_status_program_startsAt_title_idx" ON "events" USING btree ("_status","program_id","starts_at","title");
  CREATE INDEX "_status_endsAt_startsAt_idx" ON "events" USING btree ("_status","ends_at","starts_at");
  CREATE INDEX "_status_updatedAt_idx" ON "events" USING btree ("_status","updated_at");
  CREATE INDEX "version__status_version_startsAt_version_title_idx" ON "_events_v" USING btree ("version__status","version_starts_at","version_title");
  CREATE INDEX "version__status_version_category_version_startsAt_versio_idx" ON "_events_v" USING btree ("version__status","version_category","version_starts_at","version_title");
  CREATE INDEX "compound_index_idx" ON "_events_v" USING btree ("version__status","version_municipality_id","version_starts_at","version_title");
  CREATE INDEX "compound_index_1_idx" ON "_events_v" USING btree ("version__status","version_category","version_municipality_id","version_starts_at","version_title");
  CREATE INDEX "version__status_version_program_version_startsAt_version_idx" ON "_events_v" USING btree ("version__status","version_program_id","version_starts_at","version_title");
  CREATE INDEX "version__status_version_endsAt_version_startsAt_idx" ON "_events_v" USING btree ("version__status","version_ends_at","version_starts_at");
  CREATE INDEX "version__status_version_updatedAt_idx" ON "_events_v" USING btree ("version__status","version_updated_at");
  CREATE INDEX "_status_date_idx" ON "news" USING btree ("_status","date");
  CREATE INDEX "_status_category_date_idx" ON "news" USING btree ("_status","category","date");
  CREATE INDEX "_status_highlighted_date_idx" ON "news" USING btree ("_status","highlighted","date");
  CREATE INDEX "version__status_version_date_idx" ON "_news_v" USING btree ("version__status","version_date");
  CREATE INDEX "version__status_version_category_version_date_idx" ON "_news_v" USING btree ("version__status","version_category","version_date");
  CREATE INDEX "version__status_version_highlighted_version_date_idx" ON "_news_v" USING btree ("version__status","version_highlighted","version_date");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "_status_startsAt_title_idx";
  DROP INDEX "_status_category_startsAt_title_idx";
  DROP INDEX "_status_municipality_startsAt_title_idx";
  DROP INDEX "_status_category_municipality_startsAt_title_idx";
  DROP INDEX "_status_program_startsAt_title_idx";
  DROP INDEX "_status_endsAt_startsAt_idx";
  DROP INDEX "_status_updatedAt_idx";
  DROP INDEX "version__status_version_startsAt_version_title_idx";
  DROP INDEX "version__status_version_category_version_startsAt_versio_idx";
  DROP INDEX "compound_index_idx";
  DROP INDEX "compound_index_1_idx";
  DROP INDEX "version__status_version_program_version_startsAt_version_idx";
  DROP INDEX "version__status_version_endsAt_version_startsAt_idx";
  DROP INDEX "version__status_version_updatedAt_idx";
  DROP INDEX "_status_date_idx";
  DROP INDEX "_status_category_date_idx";
  DROP INDEX "_status_highlighted_date_idx";
  DROP INDEX "version__status_version_date_idx";
  DROP INDEX "version__status_version_category_version_date_idx";
  DROP INDEX "version__status_version_highlighted_version_date_idx";`)
}
