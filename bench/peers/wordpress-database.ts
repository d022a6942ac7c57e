import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../tests/support/portal.ts';
import { startServer } from '../machine/endings.ts';
import { findCommand, type WordpressTools } from '../machine/tools.ts';

/** As root it refuses to run unless told so. */
const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];

/** A MariaDB of our own, reachable through a socket alone, with an empty database. Returns the socket. */
export async function startDatabase(tools: WordpressTools, folder: string): Promise<string> {
  const data = join(folder, 'mariadb');
  const socket = join(folder, 'mariadb.sock');
  mkdirSync(data, { recursive: true });
  execFileSync(
    tools.installDatabase,
    [
      ...['--no-defaults', `--datadir=${data}`, '--skip-test-db', ...asRoot],
      '--auth-root-authentication-method=normal',
    ],
    { stdio: 'pipe' },
  );
  const server = startServer(
    tools.mariadbd,
    [
      ...['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, ...asRoot],
      ...['--skip-networking', `--pid-file=${join(folder, 'mariadb.pid')}`],
    ],
    join(folder, 'mariadb.log'),
  );
  const ended = new Promise<string>((resolve) =>
    server.once('exit', () => resolve(`mariadbd, see ${folder}/mariadb.log`)),
  );
  await until(() => createDatabase(socket), ended);
  return socket;
}

/** Whether the server was there to do it. */
function createDatabase(socket: string): boolean {
  const statement = 'CREATE DATABASE IF NOT EXISTS wordpress CHARACTER SET utf8mb4';
  const client = findCommand('mariadb') ?? 'mariadb';
  try {
    execFileSync(client, ['--no-defaults', '-u', 'root', '-S', socket, '-e', statement], {
      stdio: 'pipe',
    });
    return true;
  } catch {
    return false;
  }
}
