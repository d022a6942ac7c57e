import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * The weekdays and hours of a program become its first rule, named like the program. One without hours
 * becomes a draft: nothing that was typed is lost, and nothing incomplete is shown.
 */
const carryOver = [
  `INSERT INTO session_rules (name, slug, program_id, municipality_id, place_id, place_name, rhythm,
     starts_at, ends_at, "from", pauses_on_holidays, price, accessible, sample, _status)
   SELECT p.title, p.slug, p.id, m.id, pl.id, CASE WHEN pl.id IS NULL THEN p.location END, 'semanal',
     p.opens_at, p.closes_at, strftime('%Y-%m-%dT15:00:00.000Z', 'now'), true, 0,
     coalesce(pl.accessible, false), p.sample,
     CASE WHEN p.opens_at IS NULL OR p.closes_at IS NULL THEN 'draft' ELSE p._status END
   FROM programs p
   LEFT JOIN municipalities m ON p.location LIKE '%, ' || m.name
   LEFT JOIN places pl ON pl.municipality_id = m.id AND p.location = pl.name || ', ' || m.name
   WHERE EXISTS (SELECT 1 FROM programs_weekdays w WHERE w.parent_id = p.id)
   GROUP BY p.id;`,
  `INSERT INTO session_rules_weekdays ("order", parent_id, value)
   SELECT w."order", r.id, w.value
   FROM programs_weekdays w JOIN session_rules r ON r.program_id = w.parent_id;`,
  // An event at a place of the list is linked to it.
  `UPDATE events SET venue_id = (SELECT pl.id FROM places pl
     WHERE pl.name = events.place AND pl.municipality_id = events.municipality_id LIMIT 1);`,
];

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of carryOver) await db.run(sql.raw(statement))
  await db.run(sql`DROP TABLE \`programs_weekdays\`;`)
  await db.run(sql`DROP TABLE \`_programs_v_version_weekdays\`;`)
  await db.run(sql`ALTER TABLE \`programs\` DROP COLUMN \`opens_at\`;`)
  await db.run(sql`ALTER TABLE \`programs\` DROP COLUMN \`closes_at\`;`)
  await db.run(sql`ALTER TABLE \`_programs_v\` DROP COLUMN \`version_opens_at\`;`)
  await db.run(sql`ALTER TABLE \`_programs_v\` DROP COLUMN \`version_closes_at\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`programs_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`programs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`programs_weekdays_order_idx\` ON \`programs_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`programs_weekdays_parent_idx\` ON \`programs_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_programs_v_version_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_programs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_programs_v_version_weekdays_order_idx\` ON \`_programs_v_version_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_programs_v_version_weekdays_parent_idx\` ON \`_programs_v_version_weekdays\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`programs\` ADD \`opens_at\` text;`)
  await db.run(sql`ALTER TABLE \`programs\` ADD \`closes_at\` text;`)
  await db.run(sql`ALTER TABLE \`_programs_v\` ADD \`version_opens_at\` text;`)
  await db.run(sql`ALTER TABLE \`_programs_v\` ADD \`version_closes_at\` text;`)
}
