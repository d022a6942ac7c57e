import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { siteMemoryFlags } from '../lib/memory-flags.ts';
import type { Settings } from '../lib/settings.ts';
import { restartPause } from './restart-pause.ts';
import { root, StepError } from './run.ts';

interface Program {
  name: string;
  script: string;
  /** Flags for Node itself, and words for the script. */
  flags?: string[];
  args?: string[];
  host: string;
  port: number;
  path: string;
}

/** A running program, and how it ended. */
interface Run {
  child: ChildProcess;
  startedAt: number;
  ended: Promise<void>;
  end: string | undefined;
}

const runs = new Set<Run>();
let stopping = false;

export function superviseSite({ host, port }: Settings): Promise<void> {
  const script = 'site/server/main.ts';
  return supervise({ name: 'site', script, flags: siteMemoryFlags, host, port, path: '/' });
}

export function superviseAdmin({ adminHost: host, adminPort: port }: Settings): Promise<void> {
  // The login page and not the root, so that the job which publishes scheduled content starts.
  return supervise({ name: 'admin', script: 'scripts/admin.ts', host, port, path: '/admin/login' });
}

/** Starts a program and waits until it answers. From then on, whenever it ends it is started again. */
export async function supervise(program: Program): Promise<void> {
  const run = start(program);
  if (!(await isUp(program, run)))
    throw new StepError(
      `O programa '${program.name}' não começou. A porta ${program.port} está livre?`,
    );
  void keepUp(program, run);
}

/** Restarts one program; the other keeps running. */
async function keepUp(program: Program, first: Run): Promise<void> {
  let run = first;
  let pauseMs: number | undefined;
  for (;;) {
    await run.ended;
    if (stopping) return;
    pauseMs = restartPause(pauseMs, performance.now() - run.startedAt);
    const seconds = (pauseMs / 1000).toLocaleString('pt-BR');
    console.error(
      `O programa '${program.name}' terminou (${run.end}). Começa de novo em ${seconds} s.`,
    );
    await pause(pauseMs);
    if (stopping) return;
    run = start(program);
    if (await isUp(program, run)) console.error(`O programa '${program.name}' voltou.`);
  }
}

function start({ name, script, flags = [], args = [] }: Program): Run {
  const child = spawn(process.execPath, [...flags, resolve(root, script), ...args], {
    cwd: root,
    // Next prints English messages on standard output; the admin writes what matters to standard error. The
    // channel closes when we end, even by force; then the program ends too and frees its port.
    stdio: ['ignore', name === 'admin' ? 'ignore' : 'inherit', 'inherit', 'ipc'],
    // Compiled code is cached, so that the next start is faster.
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache', 'node') },
    // Its own process group: Ctrl-C reaches only us, and we stop the programs in order.
    detached: true,
  });
  const run: Run = {
    child,
    startedAt: performance.now(),
    end: undefined,
    ended: new Promise((end) => {
      const note = (reason: string) => {
        run.end ??= reason;
        runs.delete(run);
        end();
      };
      child.on('exit', (code, signal) => note(signal ? `sinal ${signal}` : `código ${code}`));
      // A program that could not be started at all has no 'exit' event.
      child.on('error', (error: NodeJS.ErrnoException) => note(error.code ?? error.message));
    }),
  };
  runs.add(run);
  return run;
}

/** Waits until it answers; false if it ends before. */
async function isUp({ host, port, path }: Program, run: Run): Promise<boolean> {
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const address = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}${path}`;
  while (run.end === undefined) {
    if (await answers(address)) return true;
    await pause(100);
  }
  return false;
}

async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(2000) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Longer than the site waits for a mail server's last answer: of a mail cut off nobody knows whether it
 * arrived.
 */
const patienceMs = 10_000;

/** SIGTERM first; SIGKILL after the wait. */
export async function stopPrograms(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  const leaving = [...runs].map(({ ended }) => ended);
  for (const { child } of runs) child.kill('SIGTERM');
  const insist = setTimeout(() => {
    for (const { child } of runs) child.kill('SIGKILL');
  }, patienceMs);
  await Promise.all(leaving);
  clearTimeout(insist);
  process.exit(code);
}

// 'disconnect' comes when the launcher is gone, even by force.
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.on(event, () => void stopPrograms(0));
