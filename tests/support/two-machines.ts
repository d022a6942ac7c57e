import { ask } from './database.ts';
import { startMailServer } from './mail-server.ts';
import { type Portal, removeDirectory, startPortal, temporaryDirectory } from './portal.ts';
import { startPostgres } from './postgres.ts';
import { programBelow } from './processes.ts';

/** By force; what supervises it starts it again. */
export function killWorker({ process: supervisor }: Portal): void {
  const pid = programBelow(supervisor.pid, 'site/server/worker.ts');
  if (pid === undefined) throw new Error('There is no worker to kill.');
  process.kill(pid, 'SIGKILL');
}

/**
 * Two sites, an admin and room for workers, each started by itself as on machines of their own, on one PostgreSQL
 * and with one folder for data. Long because all of it is one set of settings.
 */
export async function openTwoMachines() {
  const postgres = await startPostgres();
  const dataDir = temporaryDirectory();
  let onLetter: (address: string) => void = () => undefined;
  const server = await startMailServer({
    onLetter: (address) => {
      onLetter(address);
      return undefined;
    },
  });
  const settings = {
    ...{ DATA_DIR: dataDir, DATABASE_URL: postgres.url, SMTP_URL: server.url },
    ...{ MAIL_RETRY_SECONDS: '1', SITE_NOW: '', TRUST_PROXY: '127.0.0.1' },
    // The usual one: whoever posts a lot here is many.
    POST_LIMIT_PER_MINUTE: '',
  };
  const start = (part: 'site' | 'admin' | 'worker') => startPortal(settings, [`--${part}`]);
  // Fills the database.
  const admin = await start('admin');
  const portals = [admin, await start('site'), await start('site')];
  return {
    server,
    admin: admin.admin,
    sites: portals.slice(1).map(({ site }) => site),
    query: (sql: string, args: string[] = []) => ask(postgres.url, sql, args),
    /** What happens when a letter has come whole and is not yet answered. */
    whenLetterComes: (act: typeof onLetter) => {
      onLetter = act;
    },
    async start(part: 'admin' | 'worker') {
      const portal = await start(part);
      portals.push(portal);
      return portal;
    },
    async close() {
      await Promise.all(portals.map(({ stop }) => stop()));
      await server.stop();
      postgres.stop();
      postgres.remove();
      removeDirectory(dataDir);
    },
  };
}

export type TwoMachines = Awaited<ReturnType<typeof openTwoMachines>>;
