import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Settings } from '../lib/settings.ts';
import { root, StepError, toolPath } from './run.ts';

const children = new Set<ChildProcess>();
let stopping = false;

export function superviseSite(settings: Settings): Promise<void> {
  return supervise('site', [join(root, 'site/server/main.ts')], settings.host, settings.port);
}

export function superviseAdmin(settings: Settings): Promise<void> {
  const { adminHost: host, adminPort: port } = settings;
  const args = [
    toolPath('next'),
    'start',
    join(root, 'cms'),
    '--port',
    String(port),
    '--hostname',
    host,
  ];
  // Its login page, not its root: that wakes the job that publishes what editors scheduled.
  return supervise('admin', args, host, port, '/admin/login');
}

/** Starts a program and waits until it answers. If one ends by itself, all end: half a house is none. */
async function supervise(
  name: string,
  args: string[],
  host: string,
  port: number,
  path = '/',
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    // The admin's server greets in English on standard output; what matters it writes to the other.
    stdio: ['ignore', name === 'admin' ? 'ignore' : 'inherit', 'inherit'],
    // Compiled code is kept, so that a second start is quicker than the first.
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache', 'node') },
    // A group of its own: Ctrl-C reaches us alone, and we end the programs in order.
    detached: true,
  });
  children.add(child);
  let ended = false;
  child.on('exit', (code) => {
    ended = true;
    children.delete(child);
    if (!stopping) {
      console.error(`O programa '${name}' terminou (código ${code ?? 'nenhum'}).`);
      void stop(1);
    }
  });
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const address = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}${path}`;
  while (!(await answers(address))) {
    if (ended) throw new StepError(`O programa '${name}' não começou. A porta ${port} está livre?`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(2000) });
    return true;
  } catch {
    return false;
  }
}

/** Longer than the site waits for a mail server's last answer: a mail cut off is one nobody knows of. */
const patienceMs = 10_000;

/** Asks, waits, then insists. */
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  const leaving = [...children].map(
    (child) => new Promise((resolve) => child.once('exit', resolve)),
  );
  for (const child of children) child.kill('SIGTERM');
  const insist = setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, patienceMs);
  await Promise.all(leaving);
  clearTimeout(insist);
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop(0));
