import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = JSON.stringify(join(import.meta.dirname, '../../'));

/**
 * Does some work in a program of its own, which is killed by force when everything is written and nothing is
 * committed yet. False if it ended before. The work is the body of a function that gets `payload`, `req` (an
 * editor's) and `load`, which imports a file of the repository.
 */
export async function killBeforeCommit(
  env: Record<string, string>,
  work: string,
): Promise<boolean> {
  const program = `
    const { createLocalReq } = await import('payload');
    const load = (path) => import(${root} + path);
    const payload = await (await load('content/payload.ts')).openPayload();
    payload.db.commitTransaction = () => {
      console.log('written');
      return new Promise(() => setInterval(() => {}, 1000));
    };
    const user = { id: 1, collection: 'users', role: 'editor' };
    const req = await createLocalReq({ user }, payload);
    ${work}
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  const wasAlive = child.exitCode === null;
  child.kill('SIGKILL');
  await ended;
  return wasAlive;
}
