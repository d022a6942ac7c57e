import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { freePort, type Launch, launch, root, temporaryDirectory, until } from './portal.ts';

export interface Site extends Launch {
  address: string;
  dataDir: string;
  /** Ends it as an operator would; whatever it had in hand is finished. */
  stop: () => Promise<number | null>;
}

/** A ready database of the test's own, copied from the shared portal without what citizens sent there. */
export async function copyDatabase(): Promise<string> {
  const folder = temporaryDirectory();
  const file = join(folder, 'portal.db');
  const shared = openDatabase(process.env.PORTAL_DATA ?? '');
  await shared.execute(`VACUUM INTO '${file}'`);
  shared.close();
  const own = openDatabase(folder);
  await own.executeMultiple(
    'DELETE FROM newsletter_subscriptions; DELETE FROM outgoing_mails; DELETE FROM contact_messages; DELETE FROM post_counts;',
  );
  own.close();
  return folder;
}

export function openDatabase(folder: string): Client {
  return createClient({ url: `file:${join(folder, 'portal.db')}` });
}

/** What stands in the database of a portal, looked at from outside. */
export async function query(
  dataDir: string,
  sql: string,
  args: string[] = [],
): Promise<Record<string, unknown>[]> {
  const client = openDatabase(dataDir);
  try {
    await client.execute('PRAGMA busy_timeout = 5000');
    return (await client.execute({ sql, args })).rows.map((row) => ({ ...row }));
  } finally {
    client.close();
  }
}

/** The public site alone, without the admin: up in about a second. */
export async function startSite(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Site> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const site = launch('site/server/main.ts', {
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: address,
    SITE_NOW: '',
    SMTP_URL: '',
    MAIL_RETRY_SECONDS: '1',
    POST_LIMIT_PER_MINUTE: '100000',
    NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
    ...settings,
  });
  await until(() => answers(`${address}/saude`), site.ended.then(site.output));
  const stop = () => {
    site.process.kill('SIGTERM');
    return site.ended;
  };
  return { ...site, address, dataDir, stop };
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}

export interface SignUp {
  status: number;
  text: string;
  ms: number;
}

/** The newsletter's form, as its script sends it. */
export async function signUp(address: string, email: string, name = ''): Promise<SignUp> {
  const start = performance.now();
  const response = await fetch(`${address}/newsletter`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ email, nome: name, origem: '/' }),
  });
  const text = await response.text();
  return { status: response.status, text, ms: performance.now() - start };
}

export const isAcknowledged = ({ text }: SignUp) => text.includes('Inscrição realizada!');

/** Posts a form as a browser does without a script; returns the heading of the page that comes back. */
export async function postForm(address: string, fields: Record<string, string>): Promise<string> {
  return headingOf(await fetch(address, { method: 'POST', body: new URLSearchParams(fields) }));
}

export async function headingOf(response: Response): Promise<string> {
  return /<h1[^>]*>([^<]*)/.exec(await response.text())?.[1] ?? '';
}
