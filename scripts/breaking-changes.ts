/** What a program of the version before would stumble over, as it stands in a migration. */
const breaking = [
  /^DROP (TABLE|TYPE)\b/i,
  /^ALTER TABLE "(?<table>\w+)" (DROP COLUMN|RENAME)\b/i,
  /^ALTER TABLE "(?<table>\w+)" ALTER COLUMN "\w+" (SET NOT NULL|SET DATA TYPE)\b/i,
  // The old version leaves such a column out when it writes.
  /^ALTER TABLE "(?<table>\w+)" ADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b/i,
  /^CREATE UNIQUE INDEX "\w+" ON "(?<table>\w+)"/i,
];

/**
 * The statements of a migration, given as its file, that a program of the version before can't run beside. It knows
 * nothing of tables that are new in it.
 */
export function breakingChanges(migration: string): string[] {
  const [up = ''] = migration.split('export async function down');
  const statements = [...up.matchAll(/sql`([^`]*)`/g)]
    .flatMap(([, text = '']) => text.split(';'))
    .map((statement) => statement.replace(/\s+/g, ' ').trim());
  const made = statements.flatMap(
    (statement) => /^CREATE TABLE "(\w+)"/i.exec(statement)?.[1] ?? [],
  );
  return statements.filter((statement) =>
    breaking.some((rule) => {
      const found = rule.exec(statement);
      return found !== null && !made.includes(found.groups?.table ?? '');
    }),
  );
}
