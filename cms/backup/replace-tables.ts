import type pg from 'pg';
import { named } from './copy-postgres.ts';

/**
 * Puts the tables and enums of a schema into `public`; what is there goes to the schema `aside`, where one is given.
 * Things are moved, not schemas renamed: so `public` keeps its owner, its grants, its extensions and the privileges
 * that new tables get. In the transaction of the caller.
 */
export async function replaceTables(
  client: pg.Client,
  schema: string,
  aside: string | undefined,
): Promise<void> {
  if (aside !== undefined) {
    await client.query(`CREATE SCHEMA ${named(aside)}`);
    await move(client, 'public', aside);
  }
  await move(client, schema, 'public');
  await grantAsBefore(client, aside);
}

/** Sequences and indexes go with their tables. What belongs to an extension stays. */
async function move(client: pg.Client, from: string, to: string): Promise<void> {
  await runEach(
    client,
    `SELECT format('ALTER TABLE %I.%I SET SCHEMA %I', $1::text, relname, $2::text) AS statement
     FROM pg_class c
     WHERE relnamespace = quote_ident($1)::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
       AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid
                       AND (deptype = 'e' OR relkind = 'S' AND deptype IN ('a', 'i')))
     UNION ALL
     SELECT format('ALTER TYPE %I.%I SET SCHEMA %I', $1::text, typname, $2::text)
     FROM pg_type t
     WHERE typnamespace = quote_ident($1)::regnamespace AND typtype IN ('e', 'd')
       AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_type'::regclass AND objid = t.oid
                       AND deptype = 'e')`,
    [from, to],
  );
}

/** What others may do with a table is what they might with the former of its name, or what any new one gets. */
async function grantAsBefore(client: pg.Client, aside = ''): Promise<void> {
  await runEach(
    client,
    `WITH former AS (
       SELECT oid, relname, relkind, relacl, relowner FROM pg_class
       WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = $1)
     ), current AS (
       SELECT oid, relname, relkind, relowner FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'S')
         AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass
                         AND objid = pg_class.oid AND deptype = 'e')
     ), granted AS (
       SELECT relname, relkind, '' AS columns, relowner, relacl AS acl FROM former
       UNION ALL
       SELECT relname, relkind, format(' (%I)', attname), relowner, attacl
       FROM former JOIN pg_attribute ON attrelid = former.oid
       UNION ALL
       SELECT relname, relkind, '', defaclrole, defaclacl FROM current
       JOIN pg_default_acl ON defaclrole = relowner AND defaclobjtype = relkind
         AND defaclnamespace = 'public'::regnamespace
       WHERE relname NOT IN (SELECT relname FROM former)
     )
     SELECT format('GRANT %s%s ON %s public.%I TO %s%s', privilege_type, columns,
       CASE relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, relname,
       CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END,
       CASE WHEN is_grantable THEN ' WITH GRANT OPTION' ELSE '' END) AS statement
     FROM granted JOIN current USING (relname, relkind), aclexplode(acl)
     WHERE grantee <> granted.relowner`,
    [aside],
  );
}

async function runEach(client: pg.Client, query: string, args: string[]): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(query, args);
  if (rows.length > 0) await client.query(rows.map(({ statement }) => statement).join(';\n'));
}
