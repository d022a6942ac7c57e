import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Mails are encrypted from this version on, and a worker of the version before would send them as they are stored.
 * The statement changes nothing: it is one that a start refuses to run beside other programs (decision 057).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "outgoing_mails" ALTER COLUMN "text" SET NOT NULL;`)
}

export async function down(): Promise<void> {}
