import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`sign_ups_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`rule\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sign_ups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sign_ups_documents_order_idx\` ON \`sign_ups_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sign_ups_documents_parent_id_idx\` ON \`sign_ups_documents\` (\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`sign_ups_documents\`;`)
}
