import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`outgoing_mails\` ADD \`expires_at\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`privacy_officer_name\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`privacy_officer_email\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_privacy_officer_name\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_privacy_officer_email\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`outgoing_mails\` DROP COLUMN \`expires_at\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`privacy_officer_name\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`privacy_officer_email\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_privacy_officer_name\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_privacy_officer_email\`;`)
}
