import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "outgoing_mails" ADD COLUMN "expires_at" timestamp(3) with time zone;
  ALTER TABLE "site_settings" ADD COLUMN "privacy_officer_name" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "privacy_officer_email" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_privacy_officer_name" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_privacy_officer_email" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "outgoing_mails" DROP COLUMN "expires_at";
  ALTER TABLE "site_settings" DROP COLUMN "privacy_officer_name";
  ALTER TABLE "site_settings" DROP COLUMN "privacy_officer_email";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_privacy_officer_name";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_privacy_officer_email";`)
}
