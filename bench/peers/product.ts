import { join } from 'node:path';
import { paths } from '../../lib/paths.ts';
import { launch, root, until } from '../../tests/support/portal.ts';
import { atEnd, runProgram } from '../machine/endings.ts';
import type { PageName } from './peer.ts';

export interface Product {
  site: string;
  admin: string;
  stop: () => Promise<unknown>;
}

/** The sample, and so many invented documents. */
export async function fill(dataDir: string, size: number): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const args = [join(root, 'scripts/seed.ts'), '--size', String(size)];
  await runProgram(process.execPath, args, { cwd: root, env });
}

/** `npm start` without npm, as an office would run it behind nginx. */
export async function startProduct(
  dataDir: string,
  ports: { site: number; admin: number },
  siteUrl: string,
  workers = 1,
): Promise<Product> {
  const {
    process: child,
    output,
    ended,
  } = launch('scripts/start.ts', {
    ...{ HOST: '127.0.0.1', PORT: String(ports.site), ADMIN_PORT: String(ports.admin) },
    ...{ DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' },
    ...{ SITE_URL: siteUrl, TRUST_PROXY: 'loopback', WORKERS: String(workers) },
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  atEnd(stop);
  await until(
    () => output().includes('Para parar'),
    ended.then(() => output()),
  );
  return {
    site: `http://127.0.0.1:${ports.site}`,
    admin: `http://127.0.0.1:${ports.admin}`,
    stop,
  };
}

/** The newest article has no address that is known beforehand. */
export async function findPaths(site: string): Promise<Record<PageName, string>> {
  const { home, events, news, athletes } = paths;
  const list = await (await fetch(site + news)).text();
  const [article] = new RegExp(`(?<=href=")${news}/[^"?#/]+(?=")`).exec(list) ?? [];
  if (!article) throw new Error('The list of news has no article.');
  return { home, agenda: events, news, athletes, article };
}
