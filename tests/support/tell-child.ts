import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

interface Child {
  folder: string;
  databaseUrl: string;
  now: Date;
}

/** Tells in a program of its own, which is killed by force as soon as `isTime`. */
export async function tellInChild(
  { folder, databaseUrl, now }: Child,
  isTime: () => Promise<boolean>,
): Promise<void> {
  const module = join(import.meta.dirname, '../../content/tell-entrants.ts');
  const work = `import(${JSON.stringify(module)}).then((it) => it.tellEntrants(new Date('${now.toISOString()}')))`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', work], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await isTime())) await sleep(5);
  child.kill('SIGKILL');
  await ended;
}
