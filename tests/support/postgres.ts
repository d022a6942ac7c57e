import { execFileSync } from 'node:child_process';
import { chownSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, removeDirectory, temporaryDirectory } from './portal.ts';

const programs = globSync('/usr/lib/postgresql/*/bin').at(-1);

export const hasPostgres = programs !== undefined;

export interface Postgres {
  url: string;
  stop: () => void;
  start: () => void;
  remove: () => void;
}

/** A PostgreSQL server of the test's own, on loopback. It refuses to run as root, so root lends it a name. */
export async function startPostgres(): Promise<Postgres> {
  const folder = temporaryDirectory();
  const data = join(folder, 'data');
  const port = await freePort();
  const asRoot = process.getuid?.() === 0;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  const identity = asRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (asRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const run = (program: string, args: string[]) =>
    execFileSync(join(programs ?? '', program), args, {
      ...identity,
      stdio: 'ignore',
      cwd: folder,
    });
  run('initdb', ['-D', data, '-A', 'trust', '-U', 'portal']);
  const start = () =>
    run('pg_ctl', ['-D', data, '-w', '-o', `-p ${port} -k ${folder} -h 127.0.0.1`, 'start']);
  const stop = () => run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
  start();
  return {
    url: `postgres://portal@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove: () => removeDirectory(folder),
  };
}
