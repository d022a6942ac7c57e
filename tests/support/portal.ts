import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase, databaseSettings } from './database.ts';
import { temporaryDirectory } from './directory.ts';
import { freePort } from './free-port.ts';

export { removeDirectory, temporaryDirectory } from './directory.ts';
export { freePort } from './free-port.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Portal {
  site: string;
  admin: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything the programs wrote so far. */
  output: () => string;
  stop: () => Promise<number | null>;
}

/** A server that accepts connections and never answers. */
export async function occupyPort(): Promise<[server: Server, port: number]> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return [server, (server.address() as AddressInfo).port];
}

export interface Launch {
  process: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

/** Runs one of our programs with the project's Node and settings of its own; also one of a release, `from` its folder. */
export function launch(
  script: string,
  settings: Record<string, string>,
  args: string[] = [],
  from = root,
): Launch {
  const child = spawn(process.execPath, [join(from, script), ...args], {
    cwd: from,
    // All tests post from one address; tests of the limit set their own.
    env: {
      ...process.env,
      // Set by the test runner: where NO_COLOR is set too, Node would complain into what tests read.
      FORCE_COLOR: undefined,
      NODE_ENV: 'production',
      POST_LIMIT_PER_MINUTE: '100000',
      // Tests of other things sign in as administrators by request.
      SECOND_FACTOR: 'optional',
      // A test of other things makes no copy of its portal.
      BACKUP: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { process: child, output: () => text, ended };
}

/** `npm start` without npm: the site and the admin, over a database of their own. */
export async function startPortal(
  settings: Record<string, string> = {},
  args: string[] = [],
  from = root,
): Promise<Portal> {
  const [port, adminPort] = [await freePort(), await freePort()];
  const dataDir = settings.DATA_DIR ?? temporaryDirectory();
  await createDatabase(dataDir);
  const {
    process: child,
    output,
    ended,
  } = launch(
    'scripts/start.ts',
    {
      HOST: '127.0.0.1',
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      // As by default, but said: tests use another name of the same place.
      SITE_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      ...databaseSettings(dataDir),
      ...settings,
    },
    args,
    from,
  );
  await until(
    () => output().includes('Para parar'),
    ended.then(() => output()),
  );
  return {
    site: `http://127.0.0.1:${port}`,
    admin: `http://127.0.0.1:${adminPort}`,
    dataDir,
    process: child,
    output,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Only ends a hang: a start may have to build first, on a busy machine. */
const hangGuardMs = 900_000;

/** Waits for a condition; fails early, with the reason, when it can't come true. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  failure: Promise<string> = new Promise(() => {}),
): Promise<void> {
  const deadline = Date.now() + hangGuardMs;
  let reason: string | undefined;
  void failure.then((text) => {
    reason = text;
  });
  while (!(await condition())) {
    if (reason !== undefined) throw new Error(`It ended before it was ready:\n${reason}`);
    if (Date.now() > deadline) throw new Error('It never became true.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
