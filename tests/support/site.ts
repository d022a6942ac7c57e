import { join } from 'node:path';
import { databaseSettings } from './database.ts';
import { freePort, type Launch, launch, root, until } from './portal.ts';

export { copyDatabase, holdWrites, onPostgres, openDatabase, query } from './database.ts';

export interface Site extends Launch {
  address: string;
  dataDir: string;
  /** Stops it as an operator would; work in progress is finished. */
  stop: () => Promise<number | null>;
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
    ...databaseSettings(dataDir),
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
}

/** The newsletter's form, as its script sends it. */
export async function signUp(address: string, email: string, name = ''): Promise<SignUp> {
  const response = await fetch(`${address}/newsletter`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ email, nome: name, origem: '/' }),
  });
  return { status: response.status, text: await response.text() };
}

export const isAcknowledged = ({ text }: SignUp) => text.includes('Inscrição realizada!');

/** Posts a form as a browser without scripts; returns the heading of the answer. */
export async function postForm(address: string, fields: Record<string, string>): Promise<string> {
  return headingOf(await fetch(address, { method: 'POST', body: new URLSearchParams(fields) }));
}

export async function headingOf(response: Response): Promise<string> {
  return /<h1[^>]*>([^<]*)/.exec(await response.text())?.[1] ?? '';
}
