// Long because all cases share one server and one backup, which take seconds to make.
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { readSettings } from '../lib/settings.ts';
import { removeDirectory, temporaryDirectory } from './support/directory.ts';
import { missingEnumValues, writeEveryEnumValue } from './support/every-enum-value.ts';
import { openOwnDatabase } from './support/own-database.ts';
import { hasPostgres, startPostgres } from './support/postgres.ts';

describe.skipIf(!hasPostgres)('restoring on PostgreSQL', async () => {
  if (!hasPostgres) return;
  const server = await startPostgres();
  const { folder, close } = await openOwnDatabase('restore', server.url);
  const made: string[] = [];
  afterAll(async () => {
    await close();
    server.stop();
    server.remove();
    for (const directory of made) removeDirectory(directory);
  });
  const { makeBackup } = await import('../cms/backup/make-backup.ts');
  const { restoreBackup } = await import('../cms/backup/restore-backup.ts');

  async function using<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return work(client).finally(() => client.end());
  }
  await using(server.url, writeEveryEnumValue);
  const settings = readSettings({ DATA_DIR: folder, DATABASE_URL: server.url });
  const backup = await makeBackup(settings, 'daily', new Date());
  const path = join(settings.backupDir, backup.file);

  const emptyFolder = () => {
    made.push(temporaryDirectory());
    return made.at(-1) ?? '';
  };
  const restore = (url: string, replace = false) =>
    restoreBackup(readSettings({ DATA_DIR: emptyFolder(), DATABASE_URL: url }), {
      ...{ path, secretKey: undefined, replace, now: new Date(), settle: async () => {} },
    });
  let databases = 0;
  async function emptyDatabase(): Promise<string> {
    databases += 1;
    const name = `outro_${databases}`;
    await using(server.url, (client) => client.query(`CREATE DATABASE ${name}`));
    return server.url.replace(/postgres$/, name);
  }

  test('a row for every value of every enum comes back', async () => {
    expect(await using(server.url, missingEnumValues), 'what this test is about').toEqual([]);
    expect(backup.test).toBe('restaurada');
    const url = await emptyDatabase();
    await restore(url);
    expect(await using(url, missingEnumValues)).toEqual([]);
  });

  const schemasIn = (url: string) =>
    using(url, async (client) => {
      const { rows } = await client.query(
        "SELECT nspname AS name FROM pg_namespace WHERE nspname !~ '^(pg_|information_)' ORDER BY 1",
      );
      return rows.map(({ name }) => String(name));
    });

  /** What anybody but the owner may do in `public`, and where the extensions are. */
  const rightsIn = (url: string) =>
    using(url, async (client) => {
      const { rows } = await client.query(`
        SELECT 'schema' AS kind, nspacl::text AS name, nspowner::regrole::text AS acl FROM pg_namespace WHERE nspname = 'public'
        UNION ALL SELECT 'extension', extname, extnamespace::regnamespace::text FROM pg_extension
        UNION ALL SELECT 'default', defaclobjtype::text, defaclacl::text FROM pg_default_acl WHERE defaclnamespace = 'public'::regnamespace
        UNION ALL SELECT relkind::text, relname, (SELECT string_agg(item::text, ' ' ORDER BY item::text) FROM unnest(relacl) item WHERE item::text !~ '^portal=') FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relacl IS NOT NULL
        UNION ALL SELECT 'column', attrelid::regclass || '.' || attname, attacl::text FROM pg_attribute
          WHERE attrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace) AND attacl IS NOT NULL
        ORDER BY 1, 2`);
      return rows.filter(({ acl }) => acl !== null);
    });

  test('grants and extensions of the schema public survive', async () => {
    const url = await emptyDatabase();
    await using(url, (client) =>
      client.query(`
        CREATE ROLE leitura; CREATE ROLE painel;
        CREATE EXTENSION hstore; CREATE EXTENSION pg_stat_statements;
        GRANT USAGE ON SCHEMA public TO leitura;
        ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON TABLES TO leitura`),
    );
    await restore(url);
    const asReader = (statement: string) =>
      using(url, async (client) => {
        await client.query('SET ROLE leitura');
        return client.query(statement);
      });
    await asReader('SELECT 1 FROM events');
    await using(url, (client) =>
      client.query(`
        REVOKE SELECT ON users FROM leitura; GRANT SELECT (name) ON users TO leitura;
        GRANT INSERT ON events TO painel WITH GRANT OPTION; GRANT USAGE ON events_id_seq TO painel;
        GRANT SELECT ON municipalities TO PUBLIC`),
    );
    const before = await rightsIn(url);
    expect(before.length).toBeGreaterThan(100);
    await restore(url, true);
    expect(await rightsIn(url)).toEqual(before);
    expect((await schemasIn(url)).filter((name) => name !== 'public')).toEqual([
      expect.stringMatching(/^antes-da-restauracao-/),
    ]);
    await asReader("SELECT name, 'a=>1'::hstore FROM users");
    await expect(asReader('SELECT email FROM users')).rejects.toThrow('permission denied');
  });

  test('a restore that fails, or is killed, leaves the tables in use as they were', async () => {
    const url = await emptyDatabase();
    await restore(url);
    await using(url, (client) => client.query("UPDATE users SET name = 'de hoje'"));
    const { unpackBackup } = await import('../cms/backup/read-backup.ts');
    const { restorePostgres } = await import('../cms/backup/restore-postgres.ts');
    const place = emptyFolder();
    const manifest = await unpackBackup(path, place);
    const source = { folder: join(place, 'banco'), work: emptyFolder(), manifest };
    const wrong = { ...manifest, rows: { ...manifest.rows, users: 0 } };
    // Found by the comparison, after all is filled.
    const failing = restorePostgres(url, { ...source, manifest: wrong }, 'antes');
    await expect(failing).rejects.toThrow('a tabela users não é a mesma');
    // As a killed program leaves it: its connection is gone, its schema is not.
    await using(url, (client) =>
      client.query('CREATE SCHEMA "restaurando_x"; CREATE TABLE restaurando_x.y ()'),
    );
    const names = (await using(url, (client) => client.query('SELECT DISTINCT name FROM users')))
      .rows;
    expect(names).toEqual([{ name: 'de hoje' }]);
    await restorePostgres(url, { ...source, work: emptyFolder() }, 'antes');
    expect(await schemasIn(url)).toEqual(['antes', 'public']);
    const kept = await using(url, (client) =>
      client.query('SELECT DISTINCT name FROM antes.users'),
    );
    expect(kept.rows).toEqual([{ name: 'de hoje' }]);
  });

  test('an account without CREATEDB restores on trial; one that may not says that it did not', async () => {
    const { testBackup } = await import('../cms/backup/test-backup.ts');
    await using(server.url, async (client) => {
      await client.query('CREATE ROLE dona LOGIN; CREATE ROLE visita LOGIN');
      await client.query('CREATE DATABASE da_dona OWNER dona');
    });
    const as = (name: string) => {
      const url = new URL(server.url);
      Object.assign(url, { username: name, pathname: '/da_dona' });
      return url.href;
    };
    const tryAs = (name: string) =>
      testBackup(
        { path, testKey: undefined },
        { dataDir: emptyFolder(), database: { kind: 'postgres', url: as(name) } },
      );
    expect(await tryAs('dona')).toBe('restaurada');
    expect(await schemasIn(as('dona'))).toEqual(['public']);
    expect(await tryAs('visita')).toBe('conferida');
    await restore(as('dona'));
    await restore(as('dona'), true);
    await expect(restore(as('visita'), true)).rejects.toThrow('não pode criar um esquema');
  });
});
