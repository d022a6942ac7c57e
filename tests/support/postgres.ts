import { execFileSync } from 'node:child_process';
import { chownSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort, removeDirectory, temporaryDirectory } from './portal.ts';

/** The folder with the server's programs, the newest version's: Debian's place, Homebrew's, Fedora's. */
export const findPostgres = () =>
  [
    '/usr/lib/postgresql/*/bin/initdb',
    '/opt/homebrew/opt/postgresql*/bin/initdb',
    '/usr/local/opt/postgresql*/bin/initdb',
    '/usr/bin/initdb',
  ]
    .flatMap((pattern) => globSync(pattern).sort().reverse())
    .map((program) => dirname(program))
    .at(0);

const programs = findPostgres();
export const hasPostgres = programs !== undefined;

export interface Postgres {
  url: string;
  stop: () => void;
  start: () => void;
  remove: () => void;
}

/**
 * A PostgreSQL server for one test, on loopback. It refuses to run as root, so root starts it as another
 * user. It need not outlive the machine, so it does not wait for the disk.
 */
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
  // Sorts by a language, as most servers do: whatever depends on that must show.
  const language = [
    '--locale-provider=icu',
    '--icu-locale=pt-BR',
    '--locale=C.UTF-8',
    '-E',
    'UTF8',
  ];
  run('initdb', ['-D', data, '-A', 'trust', '-U', 'portal', ...language]);
  const start = () =>
    run('pg_ctl', [
      '-D',
      data,
      '-w',
      '-o',
      `-p ${port} -k ${folder} -h 127.0.0.1 -c max_connections=500 -c fsync=off`,
      'start',
    ]);
  const stop = () => run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
  start();
  return {
    url: `postgres://portal@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove: () => removeDirectory(folder),
  };
}
