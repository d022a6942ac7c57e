import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { freePort, type Launch, launch, temporaryDirectory, until } from './portal.ts';

export interface Site extends Launch {
  address: string;
  dataDir: string;
  stop: () => Promise<void>;
}

/** A database like the shared portal's, in a folder of its own: quicker than filling one. */
export async function copyOfPortal(): Promise<string> {
  const dataDir = temporaryDirectory();
  await query(process.env.PORTAL_DATA ?? '', `VACUUM INTO '${join(dataDir, 'portal.db')}'`);
  return dataDir;
}

/** The site alone, without the admin. */
export async function startSite(dataDir: string, settings: Record<string, string>): Promise<Site> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const site = launch('site/server/main.ts', {
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: address,
    ...settings,
  });
  const answers = () =>
    fetch(`${address}/saude`).then(
      () => true,
      () => false,
    );
  await until(answers, site.ended.then(site.output));
  return {
    ...site,
    address,
    dataDir,
    stop: async () => {
      site.process.kill('SIGTERM');
      await site.ended;
    },
  };
}

/** What stands in the database of a portal, looked at from outside. */
export async function query(
  dataDir: string,
  sql: string,
  args: string[] = [],
): Promise<Record<string, unknown>[]> {
  const client = createClient({ url: `file:${join(dataDir, 'portal.db')}` });
  try {
    await client.execute('PRAGMA busy_timeout = 5000');
    return (await client.execute({ sql, args })).rows.map((row) => ({ ...row }));
  } finally {
    client.close();
  }
}
